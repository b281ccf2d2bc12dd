import type { ReactNode } from 'react'
import mark from '#made/brand/mark.svg?inline'
import { business } from '../../dealer/facts/business.ts'

export type StaffDocumentProps = {
  title: string
  /** The owner of the link, with a line beneath the name. */
  person?: { name: string; note: string } | undefined
  /** To another page of the same link. */
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
      </body>
    </html>
  )
}
