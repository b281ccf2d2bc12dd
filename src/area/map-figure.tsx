import { Map as MapIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { DrawnMap } from './drawn-map.tsx'
import { embedUrl, type MapView, mapUrl } from './open-street-map.ts'

type Props = {
  /** Name of the drawing. */
  drawing: string
  /** What the map shows, in one line. */
  title: string
  view: MapView
  /** The same as the drawing, in words, for those who do not see it. */
  children: ReactNode
  className?: string
}

const label = 'Load the interactive map'

/** A drawn map with a way to the live one, which nothing is fetched for before it is asked for. */
export function MapFigure({ drawing, title, view, children, className }: Props) {
  const [scripted, setScripted] = useState(false)
  const [live, setLive] = useState(false)
  useEffect(() => setScripted(true), [])
  const look = buttonClass({ size: 'sm' })
  return (
    <figure className={classes('map-figure', className)}>
      <figcaption className="sr-only">{title}</figcaption>
      <div className={classes('map-figure__art', drawing === 'service-area' && 'map-figure__art--tall')}>
        {live ? (
          <iframe src={embedUrl(view)} title={`${title} Interactive, from OpenStreetMap.`} />
        ) : (
          <DrawnMap name={drawing} key={drawing} />
        )}
      </div>
      <div className="sr-only">{children}</div>
      {scripted ? (
        <button type="button" className={look} onClick={() => setLive(!live)}>
          <MapIcon className="icon" aria-hidden />
          {live ? 'Back to the drawn map' : label}
        </button>
      ) : (
        <a className={look} href={mapUrl(view)} target="_blank" rel="noopener">
          <MapIcon className="icon" aria-hidden />
          {label}
        </a>
      )}
    </figure>
  )
}
