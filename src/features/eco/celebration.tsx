import './celebration.css'
import type { CSSProperties } from 'react'
import { ecoPage } from '../../content/words/eco.words.ts'

const { title, text } = ecoPage.calculator.celebration

/** Per bird: horizontal start and height of the rise in percent, delay in seconds. */
const flock = [
  { x: 14, rise: 62, delay: 0.1 },
  { x: 27, rise: 84, delay: 0.45 },
  { x: 39, rise: 70, delay: 0 },
  { x: 52, rise: 92, delay: 0.3 },
  { x: 64, rise: 66, delay: 0.6 },
  { x: 76, rise: 88, delay: 0.2 },
  { x: 88, rise: 74, delay: 0.5 },
]

/** The live region is always rendered, or screen readers would not announce it. */
export function Celebration({ shown }: { shown: boolean }) {
  return (
    <div className="celebration" role="status">
      {shown ? (
        <p>
          <strong>{title}</strong> <span>{text}</span>
        </p>
      ) : null}
    </div>
  )
}

export function Flock() {
  return (
    <div className="celebration-birds" aria-hidden>
      {flock.map(({ x, rise, delay }) => {
        const flight: CSSProperties & Record<'--x' | '--rise' | '--delay', string> = {
          '--x': `${x}%`,
          '--rise': `${rise}%`,
          '--delay': `${delay}s`,
        }
        return (
          <svg key={x} viewBox="0 8 48 37" style={flight} aria-hidden focusable="false">
            <path d="M-1 10C12 11 20 16.5 24 27C28 16.5 36 11 49 10C39 16 31 26 24 43C17 26 9 16-1 10Z" />
          </svg>
        )
      })}
    </div>
  )
}
