import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

type Props = {
  heading: string
  lede: string
  /** Address of one of the hero photos; which one is for the caller to say. */
  picture: string
  /** Breadcrumbs or the like, above the heading. */
  before?: ReactNode
  /** Buttons. */
  children?: ReactNode
}

/** A page's opening: heading over the quiet left of a photo, under it on phones. The photo is decoration. */
export function PageHero({ heading, lede, picture, before, children }: Props) {
  return (
    <section className="page-hero on-dark">
      {/* Phones cut off its sides and show it 161vw wide, softer than `sizes` asks: the next file up weighs half as much again. */}
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
