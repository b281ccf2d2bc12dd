import { useRef, useState } from 'react'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { NoPicture, pictureAlt } from '../../catalogue/vehicle-picture.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'

const MAIN_SIZES = '(min-width: 60rem) 56vw, 92vw'

/**
 * The vehicle's pictures side by side in a strip that snaps: swiped by touch, scrolled by arrow keys
 * and moved by the small pictures below, which are links and so work without scripts.
 */
export function Gallery({ vehicle, badge }: { vehicle: Vehicle; badge: string }) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const show = (index: number) => {
    const slide = strip.current?.children[index]
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft - strip.current.offsetLeft })
  }
  const { images } = vehicle
  return (
    <figure className="gallery">
      <div className="tile gallery__main">
        <span className={classes('badge', badge === 'NEW' && 'badge--lark')}>{badge}</span>
        {images.length === 0 ? (
          <NoPicture />
        ) : (
          <ul
            className="gallery__strip"
            ref={strip}
            // Reachable by keyboard, since it scrolls.
            tabIndex={images.length > 1 ? 0 : undefined}
            aria-label={`Pictures of ${vehicle.name}`}
            onScroll={({ currentTarget }) =>
              setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
            }
          >
            {images.map((image, index) => (
              <li key={image} id={`picture-${index + 1}`}>
                <Picture src={image} alt={pictureAlt(vehicle, image)} sizes={MAIN_SIZES} priority={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {images.length > 1 ? (
        <ul className="gallery__thumbs">
          {images.map((image, index) => (
            <li key={image}>
              <a
                href={`#picture-${index + 1}`}
                aria-current={current === index ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <span className="sr-only">Show {pictureAlt(vehicle, image)}</span>
                <span className="tile">
                  <Picture src={image} alt="" sizes="140px" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {images.length > 0 ? (
        <figcaption className="hint">
          Illustration of this model. The color of the cart on our floor may vary.
        </figcaption>
      ) : null}
    </figure>
  )
}
