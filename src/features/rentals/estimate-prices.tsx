import './estimate-prices.css'
import { page, townRentalHref } from '../../content/addresses.ts'
import { estimateCopy } from '../../content/words/rental-estimate.words.ts'
import { Link } from '../../ui/link.tsx'
import { EstimateLinkTo } from './estimate-days.tsx'
import type { EstimateView } from './estimate-view.ts'

const copy = estimateCopy.prices

export function EstimatePrices({ prices: { town, tables, other, same } }: { prices: EstimateView['prices'] }) {
  return (
    <section className="section--tight price-lists" aria-labelledby="prices-heading">
      <div className="wrap price-lists__inner">
        <div className="price-lists__head">
          <h2 className="h2" id="prices-heading">
            {copy.heading}
          </h2>
          <p className="lede price-lists__lede">{copy.text}</p>
          {other ? (
            <>
              <p>{other.text}</p>
              <EstimateLinkTo {...other.link} />
            </>
          ) : null}
          {same ? <p>{copy.same}</p> : null}
        </div>
        <div>
          {tables.map(({ cartName, rows }) => (
            <table key={cartName}>
              <caption>{copy.caption(cartName)}</caption>
              <thead>
                <tr>
                  <th scope="col">{copy.length}</th>
                  <th scope="col">
                    <Link to={page('rentals').path}>{copy.rentals}</Link>
                  </th>
                  <th scope="col">
                    {town ? <Link to={townRentalHref(town.slug)}>{copy.town(town.name)}</Link> : copy.anyTown}
                  </th>
                  <th scope="col">{copy.addedDay}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ title, days, prices, addedDay }) => (
                  <tr key={title}>
                    <th scope="row">
                      {title} <small>{days}</small>
                    </th>
                    {prices.map(({ rates, price, perDay, used }) => (
                      <td key={rates} data-used={used || undefined}>
                        {price}
                        {used ? <span className="sr-only">, {copy.used}</span> : null}
                        {perDay ? <small>{perDay}</small> : null}
                      </td>
                    ))}
                    <td>{addedDay}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
          <p className="hint price-lists__note">{copy.renewalNote}</p>
        </div>
      </div>
    </section>
  )
}
