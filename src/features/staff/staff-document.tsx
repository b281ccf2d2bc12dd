import type { ReactNode } from 'react'
import mark from '#generated/brand/mark.svg?inline'
import { business } from '../../content/dealer/facts/business.ts'
import { staffPages as copy } from '../../content/words/staff.ts'
import { devicesPath, staffPath } from '../../domain/staff/paths.ts'

export type StaffDocumentProps = {
  title: string
  /** Who is signed in, with a line beneath the name. */
  person?: { name: string; note: string } | undefined
  /** To another page. */
  aside?: { href: string; text: string } | undefined
  stylesheets: readonly string[]
  script?: string | undefined
  body: ReactNode
}

export function StaffDocument({ title, person, aside, stylesheets, script, body }: StaffDocumentProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        {person ? <link rel="manifest" href={`${staffPath}/app.webmanifest`} /> : null}
        <title>{`${title} | ${business.shortName}`}</title>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {script ? <script type="module" src={script} /> : null}
      </head>
      <body className="staff-page">
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <header className="staff-bar">
          <div className="wrap staff-bar__in">
            <img className="staff-bar__mark" src={mark} alt="" />
            <p className="staff-bar__who">
              <b>{person?.name ?? business.name}</b>
              {person?.note}
            </p>
            {aside ? (
              <a className="staff-bar__link" href={aside.href}>
                {aside.text}
              </a>
            ) : null}
          </div>
        </header>
        {body}
        {person ? (
          <footer className="wrap staff-note">
            <a href={devicesPath}>{copy.devices}</a>
            <form method="post" action={`${staffPath}/sign-out`}>
              <button type="submit">{copy.signOut}</button>
            </form>
          </footer>
        ) : null}
      </body>
    </html>
  )
}
