import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

type Props = {
  heading: string
  lede: string
  /** Address of a hero photo, which the caller chooses. */
  picture: string
  /** Shown above the heading, such as breadcrumbs. */
  before?: ReactNode
  /** Buttons. */
  children?: ReactNode
}

/** The top of a page: a heading on the quiet left side of a photo; on phones, above the photo. The photo is decorative. */
export function PageHero({ heading, lede, picture, before, children }: Props) {
  return (
    <section className="page-hero on-dark">
      {/* Phones crop the sides, which scales the photo to 161vw. `sizes` asks for less on purpose: the next size up is 50% larger. */}
      <Picture src={picture} alt="" sizes="(min-width: 60rem) 100vw, 110vw" priority />
      <div className="wrap page-hero__inner">
        {before}
        <h1>{heading}</h1>
        <p className="lede">{lede}</p>
        {children ? <div className="cta">{children}</div> : null}
      </div>
    </section>
  )
}
