import './estimate-bill.css'
import { CalendarPlus, Printer, Send } from 'lucide-react'
import { estimateCopy } from '../../content/words/rental-estimate.words.ts'
import { rentalsPage } from '../../content/words/rentals.words.ts'
import type { EstimateSearch } from '../../domain/rentals/estimate-search.ts'
import type { CartOrder } from '../../domain/rentals/rental-estimate.ts'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { EstimateLinkTo } from './estimate-days.tsx'
import { calendarFileHref, sendLink } from './estimate-links.ts'
import type { BillRow, EstimateBill, EstimateView } from './estimate-view.ts'
import { planPicture } from './rental-plan-picture.ts'

const copy = estimateCopy.bill

type Props = { bill: EstimateBill; search: EstimateSearch }

export function Bill({ bill, search }: Props) {
  return (
    <section className="bill" aria-labelledby="bill-heading">
      <div className="bill__top">
        <div>
          <h2 id="bill-heading">{bill.heading}</h2>
          <p>
            {bill.dates}
            <br />
            {bill.where}
          </p>
        </div>
        <Convoy orders={bill.orders} />
      </div>
      <table>
        <caption className="sr-only">{copy.items}</caption>
        <tbody>
          {bill.rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </tbody>
        <tfoot>
          <tr className="bill__total">
            <th scope="row">
              {copy.total}
              <small>{bill.source}</small>
            </th>
            <td className="price">{bill.total}</td>
          </tr>
          <Row {...bill.deposit} />
        </tfoot>
      </table>
      {bill.more.length > 0 ? (
        <p className="bill__links">
          {copy.another}
          {bill.more.map((link) => (
            <EstimateLinkTo key={link.label} {...link} />
          ))}
        </p>
      ) : null}
      <Terms of={['cancellation', 'age']} />
      <div className="bill__actions">
        <PhoneButton look="accent">{copy.call}</PhoneButton>
        <Link className={buttonClass()} {...sendLink(search, bill.town)}>
          <Send className="icon" aria-hidden />
          {copy.send}
        </Link>
      </div>
      <p className="hint bill__note">{copy.note}</p>
      <div className="bill__links">
        <a className="link" href={calendarFileHref(search)}>
          <CalendarPlus className="icon" aria-hidden />
          {copy.calendar}
        </a>
        <button className="link" type="button" onClick={() => window.print()}>
          <Printer className="icon" aria-hidden />
          {copy.print}
        </button>
      </div>
    </section>
  )
}

const Row = ({ label, notes, amount }: BillRow) => (
  <tr>
    <th scope="row">
      {label}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </th>
    <td>{amount}</td>
  </tr>
)

/** More pictures than this get a row of their own. */
const BESIDE_HEADING = 3

/** One picture per cart. The text beside it gives the number. */
function Convoy({ orders }: { orders: readonly CartOrder[] }) {
  const carts = orders.flatMap(({ cart, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({ cart, key: `${cart} ${index}` })),
  )
  return (
    <div className={classes('convoy', carts.length > BESIDE_HEADING && 'convoy--row')} aria-hidden>
      {carts.map(({ cart, key }) => (
        <div key={key}>
          <Picture
            src={planPicture(cart).src}
            alt=""
            sizes={carts.length > 1 ? '13rem' : '(min-width: 60rem) 23rem, 54vw'}
          />
        </div>
      ))}
    </div>
  )
}

/** Shown before dates are chosen, or while an entry is invalid. */
export function EmptyBill({ view: { problems, cart } }: { view: EstimateView }) {
  const { heading, text } = Object.keys(problems).length > 0 ? copy.rejection : copy.empty
  return (
    <section className="bill bill--empty" aria-labelledby="bill-heading">
      <div className="bill__top">
        <div>
          <h2 id="bill-heading">{heading}</h2>
          <p>{text}</p>
        </div>
        {problems.cart ? null : <Convoy orders={[{ cart, quantity: 1 }]} />}
      </div>
      <Terms of={['deposit', 'delivery', 'cancellation', 'age']} />
      <div className="bill__actions">
        <PhoneButton>{copy.call}</PhoneButton>
      </div>
    </section>
  )
}

type Term = (typeof rentalsPage.terms)[number]['id']

const Terms = ({ of }: { of: readonly Term[] }) => (
  <dl className="bill__terms">
    {rentalsPage.terms
      .filter(({ id }) => of.includes(id))
      .sort((a, b) => of.indexOf(a.id) - of.indexOf(b.id))
      .map(({ id, term, answer }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
  </dl>
)
