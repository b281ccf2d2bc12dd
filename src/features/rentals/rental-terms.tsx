import { ArrowRight } from 'lucide-react'
import { rentalDeliveryText } from '../../content/facts/rentals.ts'
import { rentalQuestions } from '../../content/pages/rental-questions.ts'
import { rentalsPage } from '../../content/pages/rentals.ts'
import { page } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'

/** What a renter asks first, next to the prices: age, deposit, delivery, cancellation. */
export function RentalTerms({ delivery }: { delivery: string }) {
  return (
    <section className="terms" aria-labelledby="terms-heading">
      <h2 className="h3" id="terms-heading">
        {rentalsPage.termsHeading}
      </h2>
      <dl>
        {rentalQuestions.map(({ term, answer }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{answer === rentalDeliveryText ? delivery : answer}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{rentalsPage.notes.join(' ')}</p>
      <Link className="link" to={page('rental-policy').path}>
        {rentalsPage.termsLink} <ArrowRight className="icon" aria-hidden />
      </Link>
    </section>
  )
}
