import './large-view.css'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { pictureAlt } from '../../domain/catalogue/cards/vehicle-picture.tsx'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { Picture } from '../../ui/picture.tsx'
import { ownSize } from './photo-display-size.ts'

type Props = { vehicle: Vehicle; first: number; onClose: (shown: number) => void }

/** Shows all pictures as large as the window. A swipe or an arrow key shows the next one, and Escape closes the view. Pinch zoom is left to the browser. */
export function LargeView({ vehicle, first, onClose }: Props) {
  const { name, images } = vehicle
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)
  const show = (index: number, behavior?: 'instant') => {
    const box = strip.current
    box?.scrollTo({ left: index * box.clientWidth, ...(behavior && { behavior }) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since it stays open from then on
  useLayoutEffect(() => {
    dialog.current?.showModal()
    show(first, 'instant')
  }, [])
  const turn = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    show(current + by)
  }
  return (
    <dialog
      className="large-view"
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onClose={() => onClose(current)}
      onKeyDown={turn}
    >
      <ul
        className="large-view__strip"
        ref={strip}
        // The strip scrolls, so it must be reachable by keyboard.
        tabIndex={images.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) => setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {images.map((image) => (
          <li key={image}>
            <Picture src={image} alt={pictureAlt(vehicle, image)} sizes="100vw" detailed style={ownSize(image)} />
          </li>
        ))}
      </ul>
      <p className="large-view__count num" aria-live="polite">
        {current + 1} of {images.length}
      </p>
      {([-1, 1] as const).map((by) =>
        images[current + by] ? (
          <button
            key={by}
            type="button"
            className={`large-view__turn large-view__turn--${by === 1 ? 'on' : 'back'}`}
            aria-label={by === 1 ? 'Next picture' : 'Picture before'}
            onClick={() => show(current + by)}
          >
            {by === 1 ? <ChevronRight className="icon" aria-hidden /> : <ChevronLeft className="icon" aria-hidden />}
          </button>
        ) : null,
      )}
      <button type="button" className="large-view__close" onClick={() => dialog.current?.close()}>
        <X className="icon" aria-hidden /> Close
      </button>
    </dialog>
  )
}
