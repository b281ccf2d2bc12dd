import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { Picture } from './picture.tsx'

type Props = {
  heading: string
  text: string
  /** Buttons: the first with look="ink", the rest with look="paper". */
  children: ReactNode
  /** A cut-out cart along the lower edge. Without one the block is a plain band. */
  picture?: { readonly src: string; readonly alt: string }
}

/** The yellow call to action at the end of a page. One per page. */
export function Closing({ heading, text, children, picture }: Props) {
  const id = useId()
  return (
    <section className={classes('closing', !picture && 'closing--plain')} aria-labelledby={id}>
      <div className="wrap closing__inner">
        <div className="closing__copy">
          <h2 id={id}>{heading}</h2>
          <p>{text}</p>
          <div className="closing__cta">{children}</div>
        </div>
        {picture ? <Picture {...picture} sizes="(min-width: 60rem) 56vw, 100vw" /> : null}
      </div>
    </section>
  )
}
