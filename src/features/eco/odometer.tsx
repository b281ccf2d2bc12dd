import './odometer.css'
import { type CSSProperties, Fragment } from 'react'
import { classes } from '../../ui/classes.ts'

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Animated in CSS, so it works without JavaScript and respects reduced motion. Screen readers get the plain number. */
export function Odometer({ text, large = false }: { text: string; large?: boolean }) {
  const size: CSSProperties & Record<'--characters', number> = { '--characters': text.length }
  return (
    <span className={classes('odometer', large && 'odometer--large')} style={size}>
      <span className="sr-only">{text}</span>
      <span aria-hidden className="odometer__reels">
        {[...text].map((character, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: digits are identified by their position
          <Fragment key={place}>
            {/\d/.test(character) ? (
              <Reel digit={Number(character)} place={place} />
            ) : (
              <span className="odometer__separator">{character}</span>
            )}
          </Fragment>
        ))}
      </span>
    </span>
  )
}

function Reel({ digit, place }: { digit: number; place: number }) {
  const position: CSSProperties & Record<'--digit' | '--place', number> = { '--digit': digit, '--place': place }
  return (
    <span className="odometer__digit">
      <i style={position}>
        {digits.map((each) => (
          <b key={each}>{each}</b>
        ))}
      </i>
    </span>
  )
}
