import { ChartColumn, ChevronRight, ListChecks, MessageSquareQuote, Store, Users } from 'lucide-react'
import { desk as copy } from '../../../content/words/staff.ts'
import { repliesPage } from '../../../content/words/staff-replies.ts'
import { devicesPage } from '../../../content/words/staff-sign-in.ts'
import {
  devicesPath,
  logPath,
  monthPath,
  peoplePath,
  repliesPath,
  sitePath,
  staffPath,
} from '../../../domain/staff/paths.ts'
import type { StaffRole } from '../../../domain/staff/people.server.ts'
import { sessionDays } from '../../../domain/staff/terms.ts'
import { PhoneAlerts, type PhoneAlertsProps } from '../alerts/phone-alerts.tsx'
import { PressForm } from '../frame/press-form.tsx'
import { mayOpen } from '../frame/route.ts'
import { Row, Rows } from '../frame/rows.tsx'

type MoreView = {
  role: StaffRole
  alerts: PhoneAlertsProps | undefined
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
export function MorePage({ role, alerts, devices }: MoreView) {
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
      <section className="desk-sec" id="devices">
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
      {alerts ? <PhoneAlerts {...alerts} /> : null}
      <PressForm action={`${staffPath}/sign-out`} fields={{}}>
        <button type="submit" className="btn">
          {copy.signOut}
        </button>
      </PressForm>
    </div>
  )
}
