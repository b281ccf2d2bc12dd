import { customerPage as copy } from '../../../content/words/staff-messages.words.ts'
import { dialable } from '../../../domain/leads/phone-number.ts'
import { customersPath, newMessagePath } from '../../../domain/staff/staff-paths.ts'
import { Outcome } from '../frame/action-outcome.tsx'
import { PressForm } from '../frame/button-form.tsx'
import { Row, Rows } from '../frame/rows.tsx'
import { MessageRow } from '../messages/list-page.tsx'
import type { MessageRowView } from '../messages/list-view.ts'

type Props = {
  /** As given in the page's address. */
  who: { email: string; phone: string }
  name: string
  isOwner: boolean
  /** In words: how many messages, waitlist entries and rental holds are the customer's. */
  all: string
  isNothing: boolean
  done: string | undefined
  consent: string
  phones: readonly string[]
  emails: readonly string[]
  messages: readonly MessageRowView[]
  waits: readonly Line[]
  holds: readonly Line[]
}

type Line = { id: string; text: string; note: string }

export function CustomerPage(props: Props) {
  const { isOwner, isNothing, done, consent, phones, emails, messages, waits, holds } = props
  if (isNothing) return done ? <Outcome done={done} /> : <p className="desk-state">{copy.none}</p>
  return (
    <div className="desk-stack">
      <section className="desk-stack">
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
          <a className="btn" href={`${newMessagePath}?${new URLSearchParams({ ...props.who, name: props.name })}`}>
            {copy.addMessage}
          </a>
        </div>
      </section>
      {phones.length > 0 ? (
        <section className="desk-stack">
          <h2>{copy.consent}</h2>
          <p className="hint">{consent}</p>
        </section>
      ) : null}
      <Lines heading={copy.waits} lines={waits} />
      <Lines heading={copy.rentals} lines={holds} />
      {messages.length > 0 ? (
        <section className="desk-stack">
          <h2>{copy.messages}</h2>
          <Rows>
            {messages.map((row) => (
              <MessageRow key={row.id} {...row} />
            ))}
          </Rows>
        </section>
      ) : null}
      {isOwner ? <Privacy {...props} /> : null}
    </div>
  )
}

const Privacy = ({ who, all }: Props) => (
  <section className="desk-stack" id="privacy">
    <PressForm action={`${customersPath}/file`} fields={who}>
      <button type="submit" className="btn">
        {copy.file}
      </button>
    </PressForm>
    <p className="hint">{copy.fileText}</p>
    <details>
      <summary>{copy.erase}</summary>
      <p className="hint">{copy.eraseText(all)}</p>
      <PressForm action={`${customersPath}/erase`} fields={who}>
        <button type="submit" className="btn desk-bad">
          {copy.eraseNow}
        </button>
      </PressForm>
    </details>
  </section>
)

const Lines = ({ heading, lines }: { heading: string; lines: readonly Line[] }) =>
  lines.length > 0 ? (
    <section className="desk-stack">
      <h2>{heading}</h2>
      <Rows>
        {lines.map(({ id, text, note }) => (
          <Row key={id} title={text} text={note} />
        ))}
      </Rows>
    </section>
  ) : null
