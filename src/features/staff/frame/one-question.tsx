import type { ReactNode } from 'react'

type Props = {
  /** Left out where the page's own says it. */ heading?: string
  texts?: readonly string[]
  children?: ReactNode
}

/** A page that says one thing, or asks for one press. */
export const OneQuestion = ({ heading, texts = [], children }: Props) => (
  <div className="desk-one">
    {heading ? <h1>{heading}</h1> : null}
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {children}
  </div>
)
