import './rental-terms.css'
import { ArrowRight } from 'lucide-react'
import { findPage } from '../../content/addresses.ts'
import { rentalsPage } from '../../content/words/rentals.words.ts'
import { Link } from '../../ui/link.tsx'

type Props = {
  /** How delivery is priced by the mile. Left out on a town's page, where each list of prices says that delivery is free. */
  delivery?: string
}

export function RentalTerms({ delivery }: Props) {
  const policy = findPage('rental-policy')
  return (
    <section className="terms" aria-labelledby="terms-heading">
      <h2 className="h3" id="terms-heading">
        {rentalsPage.termsHeading}
      </h2>
      <dl>
        {rentalsPage.terms
          .map(({ id, term, answer }) => ({ term, answer: id === 'delivery' ? delivery : answer }))
          .filter(({ answer }) => answer)
          .map(({ term, answer }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{answer}</dd>
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
