import './rental-terms.css'
import { ArrowRight } from 'lucide-react'
import { findPage } from '../../content/addresses.ts'
import { rentalsPage } from '../../content/words/rentals.ts'
import { Link } from '../../ui/link.tsx'

type Props = {
  /** Delivery by the mile, or free within the town's area. */
  delivery: string
}

export function RentalTerms({ delivery }: Props) {
  const policy = findPage('rental-policy')
  return (
    <section className="terms" aria-labelledby="terms-heading">
      <h2 className="h3" id="terms-heading">
        {rentalsPage.termsHeading}
      </h2>
      <dl>
        {rentalsPage.terms.map(({ id, term, answer }) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd>{id === 'delivery' ? delivery : answer}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{rentalsPage.notes.join(' ')}</p>
      {policy ? (
        <Link className="link" to={policy.path}>
          {rentalsPage.termsLink} <ArrowRight className="icon" aria-hidden />
        </Link>
      ) : null}
    </section>
  )
}
