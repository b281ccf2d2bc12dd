import { customerPage as copy } from '../../../content/words/staff-messages.ts'
import { dialable } from '../../../domain/leads/phone-number.ts'
import { Row, Rows } from '../frame/rows.tsx'
import { MessageRow } from '../messages/list-page.tsx'
import type { MessageRowView } from '../messages/list-view.ts'

type Props = {
  phones: readonly string[]
  emails: readonly string[]
  messages: readonly MessageRowView[]
  waits: readonly Line[]
  holds: readonly Line[]
}

type Line = { id: string; text: string; note: string }

export function CustomerPage({ phones, emails, messages, waits, holds }: Props) {
  if (messages.length + waits.length + holds.length === 0) return <p className="desk-quote">{copy.none}</p>
  return (
    <div className="desk-stack">
      <section className="desk-sec">
        <h2>{copy.contact}</h2>
        <div className="desk-btns">
          {phones.map((phone) => {
            const number = dialable(phone)
            return number ? (
              <a key={phone} className="btn" href={`tel:${number}`}>
                {phone}
              </a>
            ) : null
          })}
          {emails.map((email) => (
            <a key={email} className="btn" href={`mailto:${email}`}>
              {email}
            </a>
          ))}
        </div>
      </section>
      <Lines heading={copy.waits} lines={waits} />
      <Lines heading={copy.rentals} lines={holds} />
      {messages.length > 0 ? (
        <section className="desk-sec">
          <h2>{copy.messages}</h2>
          <Rows>
            {messages.map((row) => (
              <MessageRow key={row.id} {...row} />
            ))}
          </Rows>
        </section>
      ) : null}
    </div>
  )
}

const Lines = ({ heading, lines }: { heading: string; lines: readonly Line[] }) =>
  lines.length > 0 ? (
    <section className="desk-sec">
      <h2>{heading}</h2>
      <Rows>
        {lines.map(({ id, text, note }) => (
          <Row key={id} title={text} text={note} />
        ))}
      </Rows>
    </section>
  ) : null
