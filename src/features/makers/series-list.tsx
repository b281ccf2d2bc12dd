import type { CSSProperties } from 'react'
import { page, vehiclesHref } from '../../content/addresses.ts'
import type { MakerPage, Series } from '../../content/dealer/schema/maker-models.ts'
import { fromPrice } from '../../domain/catalogue/lowest-price.ts'
import { LINKED_MODELS, linkOf, type MakerStock, startingAt, stockOf } from '../../domain/catalogue/model-stock.ts'
import { frontPicture } from '../../domain/catalogue/photos/front-picture.ts'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'
import { Picture } from '../../ui/picture.tsx'

type Props = { maker: MakerPage; stock: MakerStock }

export function SeriesList({ maker, stock }: Props) {
  const prices = maker.series.map((series) => lowestPriceOf(series, stock))
  const lowest = Math.min(...prices)
  const range = Math.max(...prices) - lowest
  return (
    <section className="section section--tight" aria-labelledby="series">
      <div className="wrap">
        <h2 className="h2 head" id="series">
          {maker.seriesHeading}
        </h2>
        <NamedList className="series" by="series">
          {maker.series.map((series, index) => (
            <li key={series.title} style={stepStyle(range && ((prices[index] ?? lowest) - lowest) / range)}>
              <Picture src={frontPicture(series.picture)} alt="" sizes="(min-width: 60rem) 20vw, 45vw" />
              <div className="series__text">
                <h3>{series.title}</h3>
                <p>{series.description}</p>
              </div>
              {series.features.length > 0 ? (
                <ul className="ticks ticks--small series__features">
                  {series.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              ) : null}
              <SeriesCarts maker={maker} series={series} stock={stock} />
            </li>
          ))}
        </NamedList>
      </div>
    </section>
  )
}

/** @param share from 0 for the lowest price on the page to 1 for the highest */
const stepStyle = (share: number): CSSProperties & Record<'--step', string> => ({ '--step': share.toFixed(3) })

function lowestPriceOf({ title, startingPrice }: Series, stock: MakerStock): number {
  const { lowestPrice = startingPrice, lowestUsed = startingPrice } = stock.series[title] ?? {}
  return Math.min(startingPrice, lowestPrice, lowestUsed)
}

function SeriesCarts({ maker, series, stock }: Props & { series: Series }) {
  const { title, startingPrice, models } = series
  const linked = models.slice(0, LINKED_MODELS)
  const { count = 0, more = 0, lowestPrice = startingPrice, lowestUsed } = stock.series[title] ?? {}
  return (
    <div className="series__carts">
      <div className="series__price">
        {lowestUsed !== undefined && lowestUsed < startingPrice ? (
          <p className="price">{fromPrice({ lowestUsed })}</p>
        ) : null}
        {lowestPrice < startingPrice ? (
          <>
            <p className="price">{fromPrice({ lowestPrice })} in stock</p>
            <p className="muted">{startingAt(startingPrice)} list price</p>
          </>
        ) : lowestUsed !== undefined && lowestUsed < startingPrice ? (
          <p className="muted">{startingAt(startingPrice)} new</p>
        ) : (
          <p className="price">{startingAt(startingPrice)}</p>
        )}
        {count === 0 ? <p className="series__none">Not on the floor today</p> : null}
      </div>
      <ul>
        {linked.map((model) => {
          const ofModel = stockOf(stock, model.id)
          return (
            <li key={model.id}>
              <Link to={vehiclesHref(linkOf(ofModel, model))} reloadDocument={ofModel.kind === 'none'}>
                {model.name}
              </Link>
              {more > 0 && model === linked.at(-1) ? (
                <Link to={page('inventory').path} search={{ brand: maker.slug, search: title }}>
                  +{more} more
                  <span className="sr-only">
                    {' '}
                    {title} {more === 1 ? 'cart' : 'carts'}, in the inventory
                  </span>
                </Link>
              ) : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
