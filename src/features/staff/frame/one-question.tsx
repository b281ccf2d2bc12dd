import type { ReactNode } from 'react'

type Props = {
  /** Left out if the page already has a heading. */
  heading?: string
  texts?: readonly string[]
  children?: ReactNode
}

/** A page with a single statement or a single button. */
export const OneQuestion = ({ heading, texts = [], children }: Props) => (
  <div className="desk-stack desk-one">
    {heading ? <h1 className="h3">{heading}</h1> : null}
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {children}
  </div>
)
