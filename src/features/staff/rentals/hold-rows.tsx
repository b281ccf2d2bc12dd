import { CalendarDays, Wrench } from 'lucide-react'
import { monthYear } from '../../../content/format/calendar-date.ts'
import { capitalized } from '../../../content/format/capitalized.ts'
import { usdShort } from '../../../content/format/money.ts'
import { rentals as copy } from '../../../content/words/staff-rentals.words.ts'
import { weekdayTime } from '../../../domain/hours/dealer-hours.ts'
import { dialable } from '../../../domain/leads/phone-number.ts'
import { cartParameter } from '../../../domain/rentals/estimate-address.ts'
import type { RentalHold } from '../../../domain/rentals/rental-hold.ts'
import { depositOf, heldCarts, outCarts, shortDays } from '../../../domain/rentals/rental-words.ts'
import { messagePath, rentalsPath } from '../../../domain/staff/staff-paths.ts'
import { PressForm } from '../frame/button-form.tsx'
import { Row, Rows } from '../frame/rows.tsx'
import { holdPath, rentalsHref } from './rental-links.ts'
import type { RentalView } from './rental-view.server.ts'

export function HoldRows({ view }: { view: RentalView }) {
  const { month, holds, out, waiting } = view
  return (
    <section className="desk-stack" id="holds">
      <h2>{copy.list.title(monthYear(`${month}-01`))}</h2>
      {holds.length + out.length === 0 ? <p>{copy.list.none}</p> : null}
      <Rows>
        {holds.map((hold) => (
          <Held key={hold.id} hold={hold} view={view} />
        ))}
        {out.map((block) => (
          <Row
            key={block.id}
            id={block.id}
            icon={<Wrench className="icon" aria-hidden />}
            title={copy.list.outRow(capitalized(outCarts(block)))}
            text={`${shortDays(block)}. ${copy.list.by(block.person, weekdayTime(new Date(block.createdAt)))}`}
            below={
              <PressForm action={`${rentalsPath}/blocks/${block.id}/open`} fields={{ month }}>
                <button type="submit" className="btn">
                  {copy.list.open}
                </button>
              </PressForm>
            }
          />
        ))}
      </Rows>
      {waiting.length > 0 ? (
        <>
          <h3 id="waiting">{copy.waiting.title}</h3>
          <Rows>
            {waiting.map((one) => (
              <Waiting key={one.hold.id} {...one} month={month} />
            ))}
          </Rows>
        </>
      ) : null}
      <p className="hint">{copy.note}</p>
    </section>
  )
}

function Held({ hold, view }: { hold: RentalHold; view: RentalView }) {
  const { id, name, phone, deliverTo, depositCents } = hold
  const isTaken = depositCents !== null
  const posted = usdShort(depositOf(hold) / 100)
  return (
    <Row
      id={id}
      icon={<CalendarDays className="icon" aria-hidden />}
      title={name}
      text={
        <>
          {[shortDays(hold), heldCarts(hold), deliverTo].filter(Boolean).join(', ')}
          <br />
          {phone}
        </>
      }
      below={
        <details>
          <summary>{copy.list.do}</summary>
          <div className="desk-btns">
            <Contact hold={hold} />
            <Press hold={hold} action={isTaken ? 'no-deposit' : 'deposit'} month={view.month}>
              {isTaken ? copy.list.depositBack : copy.list.depositTaken(posted)}
            </Press>
            <a className="btn" href={rentalsHref({ month: view.month, cart: cartParameter(hold.cart), hold: id })}>
              {copy.list.change}
            </a>
            <Press hold={hold} action="end" month={view.month} isBad>
              {copy.list.end}
            </Press>
          </div>
          <p className="hint">{copy.list.by(view.nameOf(hold.person), weekdayTime(new Date(hold.createdAt)))}</p>
        </details>
      }
    >
      <b>{isTaken ? usdShort(depositCents / 100) : posted}</b>
      <small>{isTaken ? copy.list.taken : copy.list.notTaken}</small>
    </Row>
  )
}

type WaitingProps = RentalView['waiting'][number] & { month: string }

const Waiting = ({ hold, isFree, place, month }: WaitingProps) => (
  <Row
    id={hold.id}
    title={hold.name}
    text={[`${heldCarts(hold)}, ${shortDays(hold)}`, hold.phone].filter(Boolean).join(', ')}
    flags={isFree ? [{ text: copy.waiting.freeNow }] : []}
    below={
      <div className="desk-btns">
        <Contact hold={hold} />
        <Press hold={hold} action={isFree ? 'again' : 'anyway'} month={month}>
          {isFree ? copy.hold.hold : copy.hold.anyway}
        </Press>
        <Press hold={hold} action="end" month={month}>
          {copy.waiting.end}
        </Press>
      </div>
    }
  >
    <b>{copy.waiting.place(place)}</b>
  </Row>
)

function Contact({ hold: { phone, messageId } }: { hold: RentalHold }) {
  const number = dialable(phone)
  return (
    <>
      {number ? (
        <a className="btn" href={`tel:${number}`}>
          {copy.list.call}
        </a>
      ) : null}
      {messageId ? (
        <a className="btn" href={messagePath(messageId)}>
          {copy.list.message}
        </a>
      ) : null}
    </>
  )
}

type PressProps = { hold: RentalHold; action: string; month: string; isBad?: boolean; children: string }

const Press = ({ hold, action, month, isBad, children }: PressProps) => (
  <PressForm action={holdPath(hold.id, action)} fields={{ month }}>
    <button type="submit" className={isBad ? 'btn desk-bad' : 'btn'}>
      {children} <span className="sr-only">{hold.name}</span>
    </button>
  </PressForm>
)
