import '../../ui/closing.css'
import './closing-phone-number.css'
import { type ReactNode, useId } from 'react'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { widthInEms } from '../../content/format/number-width.ts'
import { PhoneLink } from './phone-link.tsx'

type Props = {
  heading: string
  text: string
  children: ReactNode
  look?: 'small' | 'ruled' | 'beside' | 'centered'
}

export function ClosingNumber({ heading, text, children, look = 'small' }: Props) {
  const id = useId()
  return (
    <section className={`closing closing-number closing-number--${look}`} data-hook="closing" aria-labelledby={id}>
      <div className="wrap closing-number__inner">
        <h2 className="h1" id={id}>
          {heading}
        </h2>
        <PhoneLink className="closing-number__digits display">
          <span style={{ fontSize: `calc(100cqi / ${widthInEms(business.phone).toFixed(2)})` }}>{business.phone}</span>
        </PhoneLink>
        <div className="closing-number__row">
          <p>{text}</p>
          <div className="closing__cta">{children}</div>
        </div>
      </div>
    </section>
  )
}
