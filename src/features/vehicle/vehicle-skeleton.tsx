import { useLayoutEffect } from 'react'
import { useOpenedPicture } from '../../domain/catalogue/cards/last-opened-card.ts'

const line = 'skeleton--line'
const longLine = `${line} skeleton--long`
const lines = [
  `${line} skeleton--short`,
  'vehicle-wait__name',
  ...[longLine, line, longLine, line, longLine],
  'vehicle-wait__button own-buttons',
]

/** Shows the picture of the card that led here, which the browser already has. Loaded with every page, since a skeleton must not wait for a file. */
export function VehicleSkeleton() {
  const opened = useOpenedPicture()
  // The router does not scroll until the page itself is shown; before that, a position far down would show the footer.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div className="vehicle-wait" role="status" aria-label="Loading vehicle">
      <div className="vehicle-wait__stage">
        {/* Decoded with the frame that first shows it. */}
        {opened ? <img {...opened} alt="" decoding="sync" /> : null}
      </div>
      <div className="vehicle-wait__text">
        {lines.map((look, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines stay as they are
          <div className={`skeleton ${look}`} key={at} />
        ))}
      </div>
    </div>
  )
}
