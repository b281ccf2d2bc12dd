import './financing-page.css'
import { ExternalLink } from 'lucide-react'
import { contactLink, page, vehicleHref } from '../../content/addresses.ts'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { offers } from '../../content/dealer/facts/offers.facts.ts'
import { placedPictures } from '../../content/dealer/generated/placed-pictures.generated.ts'
import { financingPage as copy } from '../../content/words/financing.words.ts'
import { paymentCopy } from '../../content/words/monthly-payment.words.ts'
import type { PaymentAnswer } from '../../domain/catalogue/finance/monthly-payment.ts'
import { PaymentForm, usePayment } from '../../domain/catalogue/finance/payment-form.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link, newTab } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { StepList } from '../../ui/steps.tsx'
import type { FinancingView } from './financing-view.ts'

type Props = { view: FinancingView; answer: PaymentAnswer | undefined }

export function FinancingPage({ view, answer }: Props) {
  const { zero } = view
  return (
    <>
      <div className="wrap financing">
        <div className="financing__copy">
          <h1>{copy.heading}</h1>
          <p className="lede">{copy.lede}</p>
        </div>
        <Calculator zero={zero} answer={answer} />
        <div className="financing__more">
          <Facts zero={zero} />
          <Picture
            src={placedPictures.financing}
            alt={placedPictures.alts.financing}
            sizes="(min-width: 60rem) 45vw, 1px"
          />
        </div>
      </div>
      {offers.zeroPercent ? <ZeroPercent zero={zero} /> : null}
      <section className="section wrap steps" aria-labelledby="how">
        <div>
          <h2 className="h2 h2--small" id="how">
            {copy.how.heading}
          </h2>
          <StepList steps={copy.how.steps} />
        </div>
        <aside className="steps__aside at-hand" aria-labelledby="at-hand">
          <h2 id="at-hand">{copy.application.heading}</h2>
          <ul>
            {copy.application.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{copy.application.warning}</p>
        </aside>
      </section>
    </>
  )
}

type Zero = { zero: FinancingView['zero'] }

function Calculator({ zero, answer }: Zero & { answer: PaymentAnswer | undefined }) {
  const payment = usePayment({ price: undefined, zero }, answer)
  return (
    <section className="calculator" id="monthly" aria-labelledby="monthly-heading">
      <h2 className="sr-only" id="monthly-heading">
        {paymentCopy.heading}
      </h2>
      <PaymentForm action={page('financing').path} zero={zero} zeroOn={zero?.models} payment={payment}>
        <p className="calculator__sum">
          <span>{copy.perMonth}</span>
          <b className={classes('price', !payment.answer?.result && 'calculator__prompt')}>
            {payment.answer?.result?.payment ?? paymentCopy.prompt}
          </b>
        </p>
      </PaymentForm>
    </section>
  )
}

function Facts({ zero }: Zero) {
  const { lender, apply, today } = copy.facts
  return (
    <dl className="financing__facts">
      <div>
        <dt>{lender.label}</dt>
        <dd>
          {lender.text} <small>{lender.note}</small>
        </dd>
      </div>
      <div>
        <dt>{apply.label}</dt>
        <dd>
          <a href={business.financingUrl} {...newTab}>
            {apply.link} <ExternalLink className="icon" aria-hidden />
          </a>{' '}
          <small>{apply.note}</small>
        </dd>
      </div>
      {offers.zeroPercent ? (
        <div>
          <dt>{today.label}</dt>
          <dd>
            <a href="#zero">{zero?.text ?? today.none}</a>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

function ZeroPercent({ zero }: Zero) {
  const { figure, heading, terms, models, inStock, none } = copy.zero
  return (
    <section className="section on-dark" data-hook="band" id="zero" aria-labelledby="zero-heading">
      <div className="wrap zero-percent">
        <h2 id="zero-heading">
          {zero ? (
            <span className="zero-percent__figure" aria-hidden>
              {figure}
            </span>
          ) : null}
          {heading}
        </h2>
        {zero ? (
          <div>
            <dl className="spec">
              <div>
                <dt>{models}</dt>
                <dd>
                  {zero.carts.map(({ id, name }) => (
                    <Link key={id} to={vehicleHref(id)}>
                      {name}
                    </Link>
                  ))}
                  {zero.more > 0 ? inStock(zero.more) : null}
                </dd>
              </div>
              {terms.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            {zero.example ? <p className="zero-percent__example">{zero.example}</p> : null}
          </div>
        ) : (
          <div>
            <p className="lede">{none.text}</p>
            <div className="cta">
              <Link className={buttonClass()} {...contactLink('financing')}>
                {none.link}
              </Link>
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
