import { ChartColumn, ChevronRight, ListChecks, MessageSquareQuote, Store, Users } from 'lucide-react'
import { desk as copy } from '../../../content/words/staff.words.ts'
import { repliesPage } from '../../../content/words/staff-replies.words.ts'
import { devicesPage, passkeysPage, signIn } from '../../../content/words/staff-sign-in.words.ts'
import type { StaffRole } from '../../../domain/staff/people.server.ts'
import { sessionDays } from '../../../domain/staff/session-terms.ts'
import {
  devicesPath,
  logPath,
  monthPath,
  passkeysPath,
  peoplePath,
  repliesPath,
  sitePath,
  staffPath,
} from '../../../domain/staff/staff-paths.ts'
import { PhoneAlerts, type PhoneAlertsProps } from '../alerts/phone-alerts.tsx'
import { PressForm } from '../frame/button-form.tsx'
import { mayOpen } from '../frame/route.ts'
import { Row, Rows } from '../frame/rows.tsx'

type MoreView = {
  role: StaffRole
  alerts: PhoneAlertsProps | undefined
  passkeys: { script: string; rows: readonly { id: string; device: string; note: string }[] }
  devices: readonly { id: string; name: string; note: string; isThis: boolean }[]
}

const links = [
  { href: peoplePath, text: copy.tabs.people, Icon: Users, needs: 'owner' },
  { href: monthPath, text: copy.tabs.month, Icon: ChartColumn, needs: 'owner' },
  { href: sitePath, text: copy.tabs.site, Icon: Store, needs: 'owner' },
  { href: repliesPath, text: repliesPage.title, Icon: MessageSquareQuote, needs: 'owner' },
  { href: logPath, text: copy.log, Icon: ListChecks, needs: 'owner' },
] as const

/** Pages without a tab, and the person's own settings. */
export function MorePage({ role, alerts, passkeys, devices }: MoreView) {
  return (
    <div className="desk-stack">
      <Rows>
        {links
          .filter(({ needs }) => mayOpen(role, needs))
          .map(({ href, text, Icon }) => (
            <Row key={href} href={href} icon={<Icon className="icon" aria-hidden />} title={text}>
              <ChevronRight className="icon" aria-hidden />
            </Row>
          ))}
      </Rows>
      <section className="desk-stack" id="devices">
        <h2>{devicesPage.title}</h2>
        <p className="hint">{devicesPage.text(sessionDays)}</p>
        <Rows>
          {devices.map(({ id, name, note, isThis }) => (
            <Row key={id} title={isThis ? `${name}. ${devicesPage.thisOne}` : name} text={note}>
              <PressForm action={devicesPath} fields={{ device: id }}>
                <button type="submit" className="btn">
                  {devicesPage.end} <span className="sr-only">{name}</span>
                </button>
              </PressForm>
            </Row>
          ))}
        </Rows>
      </section>
      <Passkeys {...passkeys} />
      {alerts ? <PhoneAlerts {...alerts} /> : null}
      <PressForm action={`${staffPath}/sign-out`} fields={{}}>
        <button type="submit" className="btn">
          {copy.signOut}
        </button>
      </PressForm>
    </div>
  )
}

const Passkeys = ({ script, rows }: MoreView['passkeys']) => (
  <section className="desk-stack" id="passkeys">
    <h2>{passkeysPage.title}</h2>
    <p className="hint">{passkeysPage.text}</p>
    {rows.length === 0 ? (
      <p>{passkeysPage.none}</p>
    ) : (
      <Rows>
        {rows.map(({ id, device, note }) => (
          <Row key={id} title={device} text={note}>
            <PressForm action={`${passkeysPath}/end`} fields={{ id }}>
              <button type="submit" className="btn">
                {passkeysPage.end} <span className="sr-only">{device}</span>
              </button>
            </PressForm>
          </Row>
        ))}
      </Rows>
    )}
    <div hidden data-passkey={passkeysPath}>
      <button type="button" className="btn">
        {passkeysPage.add}
      </button>
      <p role="alert" hidden>
        {signIn.passkey.failed}
      </p>
    </div>
    <script type="module" src={script} />
  </section>
)
