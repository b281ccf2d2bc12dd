import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { Picture } from './picture.tsx'

type Props = {
  heading: string
  text: string
  /** Buttons: the first with look="ink", the rest with look="paper". */
  children: ReactNode
  /** A cut-out cart along the lower edge. Without it and `lineUp` the block is a plain band. */
  picture?: { readonly src: string; readonly alt: string }
  /** Side views of carts at one scale, in a row across the page. null keeps their place until they are known. */
  lineUp?: readonly string[] | null
}

/** The yellow call to action at the end of a page. One per page. */
export function Closing({ heading, text, children, picture, lineUp }: Props) {
  const id = useId()
  const hasRow = lineUp !== undefined && lineUp?.length !== 0
  return (
    <section
      className={classes('closing', !picture && 'closing--plain', hasRow && 'closing--line-up')}
      aria-labelledby={id}
    >
      <div className="wrap closing__inner">
        <div className="closing__copy">
          <h2 id={id}>{heading}</h2>
          <p>{text}</p>
          <div className="closing__cta">{children}</div>
        </div>
        {picture ? <Picture {...picture} sizes="(min-width: 60rem) 56vw, 100vw" /> : null}
      </div>
      {hasRow ? (
        <div className="closing__line-up">
          {lineUp?.map((src) => (
            <Picture key={src} src={src} alt="" sizes="(min-width: 60rem) 38vw, 76vw" />
          ))}
        </div>
      ) : null}
    </section>
  )
}
