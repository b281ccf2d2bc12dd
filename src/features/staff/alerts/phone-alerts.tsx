import { phoneAlerts as copy } from '../../../content/words/staff.words.ts'

export type PhoneAlertsProps = {
  /** Path at which phones are added and removed. */
  address: string
  /** The site's public key, as base64url. */
  publicKey: string
  /** SHA-256 of the endpoints that get this person's notifications. */
  phones: readonly string[]
  script: string
}

/** Hidden without scripts, and if the browser doesn't support notifications: see src/features/staff/browser/alerts.ts. */
export const PhoneAlerts = ({ address, publicKey, phones, script }: PhoneAlertsProps) => (
  <section className="desk-stack" hidden data-alerts={address} data-key={publicKey} data-phones={phones.join(' ')}>
    <h2>{copy.heading}</h2>
    <div role="status">
      {Object.entries(copy.states).map(([state, text]) => (
        <p key={state} data-states={state} hidden>
          {text}
        </p>
      ))}
    </div>
    <button type="button" className="btn" data-turn="on" data-states="off failed" hidden>
      {copy.turnOn}
    </button>
    <button type="button" className="btn" data-turn="off" data-states="on still-on" hidden>
      {copy.turnOff}
    </button>
    <p>
      <a href={address}>{copy.all}</a>
    </p>
    <script type="module" src={script} />
  </section>
)
