import { CalendarDays, ChartColumn, ChevronLeft, Ellipsis, MessageSquare, Store, Users, Warehouse } from 'lucide-react'
import type { ReactNode } from 'react'
import mark from '#generated/brand/mark.svg?inline'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import { offers } from '../../../content/dealer/facts/offers.facts.ts'
import { desk as copy } from '../../../content/words/staff.words.ts'
import type { StaffRole } from '../../../domain/staff/people.server.ts'
import {
  lotPath,
  messagesPath,
  monthPath,
  morePath,
  peoplePath,
  rentalsPath,
  sitePath,
  staffPath,
} from '../../../domain/staff/staff-paths.ts'
import { classes } from '../../../ui/classes.ts'
import { mayOpen } from './route.ts'

export type DeskTab = 'messages' | 'lot' | 'rentals' | 'people' | 'month' | 'site' | 'more'
export type Link = { href: string; text: string }

type StaffDocumentProps = {
  title: string
  tab: DeskTab
  action?: Link | undefined
  back?: Link | undefined
  bar?: ReactNode
  beside?: ReactNode
  stylesheets: readonly string[]
  script?: string | undefined
  body: ReactNode
  /** Undefined for pages that need no session, such as the sign-in page. */
  frame?: { name: string; role: StaffRole; waiting: number } | undefined
}

/** Those with `isWide` are shown only on the rail of wide screens. On phones, they are under More. */
const tabs = [
  { id: 'messages', href: messagesPath, Icon: MessageSquare, needs: 'messages', isWide: false },
  { id: 'lot', href: lotPath, Icon: Warehouse, needs: 'sales', isWide: false },
  ...(offers.rentals
    ? [{ id: 'rentals', href: rentalsPath, Icon: CalendarDays, needs: 'sales', isWide: false } as const]
    : []),
  { id: 'people', href: peoplePath, Icon: Users, needs: 'owner', isWide: true },
  { id: 'month', href: monthPath, Icon: ChartColumn, needs: 'owner', isWide: true },
  { id: 'site', href: sitePath, Icon: Store, needs: 'owner', isWide: true },
  { id: 'more', href: morePath, Icon: Ellipsis, needs: 'messages', isWide: false },
] as const

export function StaffDocument(props: StaffDocumentProps) {
  const { title, action, back, bar, beside, stylesheets, script, body, frame } = props
  return (
    <html lang="en-US" className="desk">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        {/* Without any referrer, as the header asks, a form's origin is 'null', and Safari before 16.4 sends nothing else that shows it. */}
        <meta name="referrer" content="same-origin" />
        {frame ? <link rel="manifest" href={`${staffPath}/app.webmanifest`} /> : null}
        <title>{`${title} | ${business.shortName}`}</title>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {script ? <script type="module" src={script} /> : null}
      </head>
      <body className={classes('desk-frame', bar != null && 'desk-frame--bar', frame && 'desk-frame--in')}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {frame ? <Dock {...props} frame={frame} /> : null}
        {beside == null ? null : (
          <aside className="desk-beside" aria-label={copy.beside}>
            {beside}
          </aside>
        )}
        <div className="desk-page">
          <header className="wrap desk-row">
            {back ? (
              <a className="btn" href={back.href} aria-label={back.text}>
                <ChevronLeft className="icon" aria-hidden />
              </a>
            ) : (
              <img src={mark} alt="" width={32} />
            )}
            {frame ? <h1 className="h3 desk-row__b">{title}</h1> : <b className="desk-row__b">{business.name}</b>}
            {action ? (
              <a className="btn" href={action.href}>
                {action.text}
              </a>
            ) : null}
          </header>
          <main id="main" className="wrap">
            {body}
          </main>
          {bar == null ? null : (
            <section className="call-bar desk-bar" aria-label={copy.bar}>
              {bar}
            </section>
          )}
        </div>
      </body>
    </html>
  )
}

function Dock({
  tab,
  frame: { name, role, waiting },
}: StaffDocumentProps & { frame: NonNullable<StaffDocumentProps['frame']> }) {
  return (
    <nav className="call-bar desk-dock" aria-label={copy.title}>
      <b className="display">{business.shortName}</b>
      {tabs
        .filter(({ needs }) => mayOpen(role, needs))
        .map(({ id, href, Icon, isWide }) => (
          <a
            key={id}
            className={classes(isWide && 'desk-wide')}
            href={href}
            aria-current={id === tab ? 'page' : undefined}
          >
            <Icon className="icon" aria-hidden />
            {copy.tabs[id]}
            {id === 'messages' && waiting > 0 ? (
              <span className="badge badge--accent">
                {waiting}
                <span className="sr-only"> {copy.waiting}</span>
              </span>
            ) : null}
          </a>
        ))}
      <p>
        <b>{name}</b>
        {copy.roles[role]}
      </p>
    </nav>
  )
}
