import './gallery.css'
import './model-view.css'
import { Rotate3d } from 'lucide-react'
import { type ComponentProps, type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { modeledCarts } from '../../content/dealer/generated/carts-in-3d.generated.ts'
import { useOpenedPicture } from '../../domain/catalogue/cards/last-opened-card.ts'
import { NoPicture, pictureAlt } from '../../domain/catalogue/cards/vehicle-picture.tsx'
import { readPictureView } from '../../domain/catalogue/photos/picture-views.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { classes } from '../../ui/classes.ts'
import { isPlainClick } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { parsePicture } from '../../ui/picture-address.ts'
import { Thumb } from '../../ui/thumb.tsx'
import type { LargeView } from './large-view.tsx'
import type { ModelView } from './model-view.tsx'
import { ownSize } from './photo-display-size.ts'

/** 97vw: at full width, a screen of 412 CSS pixels with a pixel ratio of 1.75 would need one pixel more than the 720 size. */
const MAIN_SIZES = '(min-width: 60rem) 86vw, 97vw'

/** The rendered cart in the pictures; undefined for a dealer's own photos, which have no 3D model. */
const drawnCart = (images: readonly string[]): string | undefined =>
  images.map(readPictureView).find((picture) => picture?.drawn)?.cart

/** Whether there is a 3D model that looks like the cart. Only some carts have one: see imagery/fleet.ts. */
const hasModel = (cart: string): boolean => modeledCarts.some((id) => id === cart)

const loadModelView = () => import('./model-view.tsx')
/** Small, so it is loaded ahead. three.js and the model wait for the click. */
const prefetchModelView = () => void loadModelView().catch(() => undefined)

const loadLargeView = () => import('./large-view.tsx')

/** Each picture links to its file and each small one to its slide, so that both work without scripts. */
export function Gallery({ vehicle, badge }: { vehicle: Vehicle; badge: string }) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const show = (index: number) => {
    const slide = strip.current?.children[index]
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft - strip.current.offsetLeft })
  }
  const { images } = vehicle
  const drawing = drawnCart(images)
  const id = drawing && hasModel(drawing) ? drawing : undefined
  const button = useRef<HTMLButtonElement>(null)
  const [View, setView] = useState<ComponentType<ComponentProps<typeof ModelView>>>()
  const [failure, setFailure] = useState('')
  const fail = (why: string) => {
    setView(undefined)
    setFailure(why)
  }
  const open = () => {
    setFailure('')
    loadModelView().then(
      (module) => {
        const problem = module.prepareScene()
        if (problem) fail(problem)
        else setView(() => module.ModelView)
      },
      () => fail('The 3D view did not load.'),
    )
  }
  const [Large, setLarge] = useState<ComponentType<ComponentProps<typeof LargeView>>>()
  const enlarge = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { href } = event.currentTarget
    loadLargeView().then(
      (module) => setLarge(() => module.LargeView),
      () => location.assign(href),
    )
  }
  // Covers the large picture until that can be painted.
  const [standIn] = useState(useOpenedPicture())
  const [isDecoded, setDecoded] = useState(false)
  return (
    <div className={classes('gallery', !vehicle.inStock && 'gallery--sold', vehicle.isNew === false && 'used-ground')}>
      <div className="gallery__view">
        <p className="gallery__badges">
          <span className={classes('badge', badge === 'NEW' && 'badge--new')}>{badge}</span>
          {vehicle.inStock || badge === 'Out of Stock' ? null : <span className="badge">Sold out</span>}
        </p>
        <div className="tile gallery__main">
          {images.length === 0 ? (
            <NoPicture />
          ) : (
            <ul
              className="gallery__strip"
              ref={strip}
              inert={Boolean(View)}
              // The strip scrolls, so it must be reachable by keyboard.
              tabIndex={images.length > 1 ? 0 : undefined}
              aria-label={`Pictures of ${vehicle.name}`}
              onScroll={({ currentTarget }) =>
                setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
              }
              onLoadCapture={({ target }) => void decoded(target).then((isLarge) => isLarge && setDecoded(true))}
            >
              {images.map((image, index) => (
                <li key={image} id={`picture-${index + 1}`}>
                  <a
                    href={image}
                    data-reload
                    tabIndex={index === current ? undefined : -1}
                    title="Larger picture"
                    onPointerEnter={() => void loadLargeView().catch(() => undefined)}
                    onClick={enlarge}
                  >
                    <Picture
                      src={image}
                      alt={pictureAlt(vehicle, image)}
                      sizes={MAIN_SIZES}
                      priority={index === 0}
                      detailed
                      style={ownSize(image)}
                    />
                    {index === 0 && standIn ? (
                      <img
                        className={classes('gallery__stand-in', standIn.className, isDecoded && 'is-done')}
                        src={standIn.src}
                        style={{ ...standIn.style, ...ownSize(image) }}
                        alt=""
                        decoding="sync"
                      />
                    ) : null}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {View && id ? (
            <View
              id={id}
              name={vehicle.name}
              onFailure={fail}
              onClose={() => {
                setView(undefined)
                setTimeout(() => button.current?.focus())
              }}
            />
          ) : null}
        </div>
        <div className="gallery__foot">
          {images.length > 1 ? (
            <ul className="gallery__thumbs">
              {images.map((image, index) => (
                <li key={image}>
                  <a
                    href={`#picture-${index + 1}`}
                    aria-current={current === index ? 'true' : undefined}
                    onClick={(event) => {
                      event.preventDefault()
                      setView(undefined)
                      show(index)
                    }}
                  >
                    <span className="sr-only">Show {pictureAlt(vehicle, image)}</span>
                    <Thumb
                      image={image}
                      className={parsePicture(image)?.color && 'is-photo'}
                      style={{ '--tile-position': parsePicture(image)?.point }}
                      width={72}
                      height={54}
                      loading="lazy"
                    />
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          {id && !View ? (
            <button
              type="button"
              className="btn btn--paper btn--sm gallery__3d"
              ref={button}
              onPointerEnter={prefetchModelView}
              onFocus={prefetchModelView}
              onClick={open}
            >
              <Rotate3d className="icon" aria-hidden />
              {failure ? (
                'Try 3D again'
              ) : (
                <span>
                  <span>See it in </span>3D
                </span>
              )}
            </button>
          ) : null}
          <p className="gallery__failure" role="status">
            {failure}
          </p>
          {drawing ? (
            <p className="gallery__note">
              {View ? 'A 3D model with the seats and colors of this cart.' : illustrationNote(vehicle)}
            </p>
          ) : null}
        </div>
      </div>
      {Large ? (
        <Large
          vehicle={vehicle}
          first={current}
          onClose={(shown) => {
            setLarge(undefined)
            show(shown)
          }}
        />
      ) : null}
    </div>
  )
}

/** Whether the target is the first large picture. Waits until it can be painted, a few frames after it has loaded. */
async function decoded(target: EventTarget): Promise<boolean> {
  if (!(target instanceof HTMLImageElement && target.matches('li:first-child picture img'))) return false
  await target.decode().catch(() => undefined)
  return true
}

const illustrationNote = ({ isNew }: Vehicle): string =>
  isNew
    ? 'Illustration of this model. Color as listed below; ask for photos.'
    : 'Illustration, not this cart. Ask us for photos of it.'
