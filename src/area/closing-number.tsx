import '../ui/closing.css'
import { type ReactNode, useId } from 'react'
import { business } from '../content/facts/business.ts'
import { PhoneLink } from './phone.tsx'

type Props = {
  heading: string
  text: string
  children: ReactNode
}

export function ClosingNumber({ heading, text, children }: Props) {
  const id = useId()
  return (
    <section className="closing closing--number" aria-labelledby={id}>
      <div className="wrap closing__inner">
        <h2 id={id}>{heading}</h2>
        <PhoneLink className="closing__number">
          <span style={{ fontSize: `calc(100cqi / ${widthInEms(business.phone)})` }}>{business.phone}</span>
        </PhoneLink>
        <div className="closing__row">
          <p>{text}</p>
          <div className="closing__cta">{children}</div>
        </div>
      </div>
    </section>
  )
}

/** Widths in the display font with the tracking of `.closing__number`, rounded up so that the number stays on one line. */
const em = { digit: 0.579, other: 0.365 }

const widthInEms = (phone: string): string =>
  [...phone].reduce((sum, character) => sum + (/\d/.test(character) ? em.digit : em.other), 0).toFixed(2)
