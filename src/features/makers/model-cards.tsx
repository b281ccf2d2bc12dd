import { ArrowRight } from 'lucide-react'
import { contactLink, page, vehiclesHref } from '../../content/addresses.ts'
import { offers } from '../../content/dealer/facts/offers.facts.ts'
import type { Model } from '../../content/dealer/schema/maker-models.ts'
import { paymentCopy } from '../../content/words/monthly-payment.words.ts'
import { linkOf, type MakerStock, type ModelStock, modelPrice, stockOf } from '../../domain/catalogue/model-stock.ts'
import { frontPicture } from '../../domain/catalogue/photos/front-picture.ts'
import { AnswerLinks } from '../../domain/towns/road-rule-links.tsx'
import { TellMeLink } from '../../domain/waitlist/waitlist-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'
import { Picture } from '../../ui/picture.tsx'

type Props = { heading: string; note: string | undefined; models: readonly Model[]; stock: MakerStock }

export function ModelCards({ heading, note, models, stock }: Props) {
  return (
    <section className="section section--close" aria-labelledby="models">
      <div className="wrap">
        <div className="head">
          <h2 className="h2" id="models">
            {heading}
          </h2>
          <p className="muted">
            {note} {offers.financing ? <Link to={page('financing').path}>{paymentCopy.perMonth}</Link> : null}
          </p>
        </div>
        <NamedList className="models" by="models">
          {models.map((model, index) => (
            <li key={model.id}>
              <ModelCard
                model={model}
                stock={stockOf(stock, model.id)}
                sizes={`(min-width: 60rem) ${[66, 50, 50][index] ?? 33}vw, 92vw`}
              />
            </li>
          ))}
        </NamedList>
        <AnswerLinks />
      </div>
    </section>
  )
}

function ModelCard({ model, stock, sizes }: { model: Model; stock: ModelStock; sizes: string }) {
  const { id, name, series, listPrice, seats, range, topSpeed, drive, features, picture } = model
  return (
    <article className="model">
      <div className="tile">
        <Picture
          src={frontPicture(picture)}
          alt={picture === id ? `${name}, front three-quarter view` : ''}
          sizes={sizes}
        />
      </div>
      <div className="model__body">
        <div className="model__name">
          <h3>{name}</h3>
          <p className="price">{modelPrice(stock, listPrice)}</p>
          <p className="model__meta">
            {series} series
            <Availability id={id} name={name} stock={stock} />
          </p>
        </div>
        <dl className="model__specs">
          <Spec label="Seats" value={seats} />
          <Spec label="Range" value={range} />
          <Spec label="Top speed" value={topSpeed} />
          {drive ? <Spec label="Drive" value={drive} /> : null}
        </dl>
        <ul className="ticks ticks--small model__features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="model__cta">
          <Link
            className={buttonClass({ size: 'sm' })}
            to={vehiclesHref(linkOf(stock, model))}
            reloadDocument={stock.kind === 'none'}
          >
            View Details<span className="sr-only"> of {name}</span>
          </Link>
          <Link className="link" {...contactLink('quote', { vehicle: stock.kind === 'none' ? id : stock.vehicle.id })}>
            Get Quote<span className="sr-only"> for {name}</span> <ArrowRight className="icon" aria-hidden />
          </Link>
        </div>
      </div>
    </article>
  )
}

/** Renders nothing if only one cart is available, whose price and link the card already shows. */
function Availability({ id, name, stock }: { id: string; name: string; stock: ModelStock }) {
  if (stock.kind !== 'in stock')
    return (
      <>
        {stock.kind === 'none' ? '. Not on the floor today. ' : '. Sold out. '}
        <TellMeLink what="next" search={{ cart: stock.kind === 'none' ? id : stock.vehicle.id }}>
          <span className="sr-only">: {name}</span>
        </TellMeLink>
      </>
    )
  if (stock.count === 1) return null
  return (
    <>
      .{' '}
      <Link to={page('inventory').path} search={{ search: name }}>
        {stock.count} in stock<span className="sr-only"> of {name}</span>
      </Link>
    </>
  )
}

const Spec = ({ label, value }: { label: string; value: string | number }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{value}</dd>
  </div>
)
