import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { openedPicture } from '../../domain/catalogue/opened-card.ts'

/** Shows the picture of the card that led here, which the browser has. Loaded with every page: a skeleton must not wait for a file. */
export function VehicleSkeleton() {
  const opened = openedPicture(useLocation({ select: ({ pathname }) => pathname }))
  // The router scrolls only once the page itself is there; until then a position far down would show the footer.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div className="vehicle-wait" role="status" aria-label="Loading vehicle">
      <div className="vehicle-wait__stage" aria-hidden>
        {/* Decoded with the frame that first shows it. */}
        {opened ? <img className={opened.kind} src={opened.picture} alt="" decoding="sync" /> : null}
      </div>
      <div className="vehicle-wait__text" aria-hidden>
        <div className="skeleton skeleton--line skeleton--short" />
        <div className="skeleton vehicle-wait__name" />
        <div className="skeleton skeleton--line skeleton--long" />
        <div className="skeleton skeleton--line" />
        <div className="skeleton skeleton--line skeleton--long" />
        <div className="skeleton skeleton--line" />
        <div className="skeleton skeleton--line skeleton--long" />
        <div className="skeleton vehicle-wait__button own-buttons" />
      </div>
    </div>
  )
}
