import type { ReactNode } from 'react'

type Props = { heading: string; texts?: readonly string[]; children?: ReactNode }

/** A page that says one thing, or asks for one press. */
export function OneQuestion({ heading, texts = [], children }: Props) {
  return (
    <main id="main" className="wrap staff-one">
      <h1>{heading}</h1>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </main>
  )
}
