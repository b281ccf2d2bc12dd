import '../../ui/closing.css'
import { type ReactNode, useId } from 'react'
import { business } from '../../content/dealer/facts/business.ts'
import { widthInEms } from '../../content/format/number-width.ts'
import { PhoneLink } from './phone.tsx'

type Props = {
  heading: string
  text: string
  children: ReactNode
}

export function ClosingNumber({ heading, text, children }: Props) {
  const id = useId()
  return (
    <section className="closing closing--number" data-hook="closing" aria-labelledby={id}>
      <div className="wrap closing__inner">
        <h2 id={id}>{heading}</h2>
        <PhoneLink className="closing__number">
          <span style={{ fontSize: `calc(100cqi / ${widthInEms(business.phone).toFixed(2)})` }}>{business.phone}</span>
        </PhoneLink>
        <div className="closing__row">
          <p>{text}</p>
          <div className="closing__cta">{children}</div>
        </div>
      </div>
    </section>
  )
}
