import './closing.css'
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { Picture } from './picture.tsx'

type Props = {
  heading: string
  text: string
  children: ReactNode
  /** Side views of carts, all at one scale; empty for a plain band. null reserves the space until the carts are known. */
  lineUp: readonly string[] | null
}

export function Closing({ heading, text, children, lineUp }: Props) {
  const id = useId()
  return (
    <section
      className={classes('closing', lineUp?.length !== 0 && 'closing--line-up')}
      data-hook="closing"
      aria-labelledby={id}
    >
      <div className="wrap closing__copy">
        <h2 className="h1" id={id}>
          {heading}
        </h2>
        <p>{text}</p>
        <div className="closing__cta">{children}</div>
      </div>
      <div className="closing__line-up">
        {lineUp?.map((src) => (
          <Picture key={src} src={src} alt="" sizes="(min-width: 60rem) 38vw, 76vw" />
        ))}
      </div>
    </section>
  )
}
