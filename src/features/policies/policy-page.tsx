import { Mail } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { business, emailHref } from '../../content/dealer/facts/business.facts.ts'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { count } from '../../content/format/number.ts'
import { policyPage } from '../../content/words/policy-page.words.ts'
import { AddressLink } from '../../domain/showrooms/address-link.tsx'
import { PhoneButton, PhoneLink } from '../../domain/showrooms/phone-link.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { HeadcountChart, SurveyChart } from './policy-charts.tsx'
import { type Heading, headingOf, headingsIn } from './policy-headings.ts'
import { HeadcountTable, LatePaymentSteps, StorageAccess, StorageRates, SurveyTable } from './policy-tables.tsx'
import { type ListedPolicy, loadedPolicy, loadPolicy } from './policy-texts.ts'
import { retentionDays } from './retention-days.functions.ts'

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** From RETENTION_DAYS. */
const RetentionPeriod = () => count(retentionDays(), 'day')

const Day = ({ of: day }: { of: string }) => <time dateTime={day}>{dateFormat.format(new Date(day))}</time>

function SectionHeading({ children }: { children?: ReactNode }) {
  return <h2 id={headingOf(children).id}>{children}</h2>
}

/** Components with capitalized names are also listed in src/content/dealer/policies/policy-figures.ts. */
const components = {
  h2: SectionHeading,
  Phone: PhoneLink,
  RetentionPeriod,
  StorageRates,
  StorageAccess,
  LatePaymentSteps,
  HeadcountChart,
  HeadcountTable,
  SurveyChart,
  SurveyTable,
}

export function PolicyPage({ policy }: { policy: ListedPolicy }) {
  // Suspends only during hydration, while the server's HTML stays on screen.
  const { default: Text } = loadedPolicy(policy.slug) ?? use(loadPolicy(policy.slug))
  // Called rather than rendered, so that its elements can be searched for headings.
  const text = Text({ components })
  const headings = headingsIn(text, (type) => type === SectionHeading)
  return (
    <div className="wrap policy">
      <header className="page-head policy__head">
        <h1>{policy.title}</h1>
        <p className="policy__date">
          {policyPage.lastUpdated} <Day of={policy.lastUpdated} />
          {policy.published ? (
            <>
              . {policyPage.published} <Day of={policy.published} />
            </>
          ) : null}
        </p>
      </header>
      <nav className="toc" aria-label={policyPage.contents}>
        <h2>{policyPage.contents}</h2>
        <Contents headings={headings} />
      </nav>
      <details className="toc">
        <summary>{policyPage.contents}</summary>
        <Contents headings={headings} />
      </details>
      <article className="prose">{text}</article>
      <PolicyContact {...(policy.meta.contact ?? policyPage.contact)} />
    </div>
  )
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}

function PolicyContact({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="policy__contact" aria-labelledby="policy-contact">
      <h2 id="policy-contact">{heading}</h2>
      <p>{text}</p>
      <div className="cta policy__ways">
        <PhoneButton look="ink" />
        <ButtonAnchor href={emailHref}>
          <Mail className="icon" aria-hidden />
          {business.email}
        </ButtonAnchor>
      </div>
      <ul className="policy__showrooms">
        {physicalShowrooms.map((showroom) => (
          <li key={showroom.id}>
            <strong>{showroom.name}</strong>
            <AddressLink of={showroom} />
            <br />
            <PhoneLink className="num" line={showroom} />
          </li>
        ))}
      </ul>
    </section>
  )
}
