import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { photoWords as words } from '../../../content/words/staff-photos.words.ts'
import { classes } from '../../../ui/classes.ts'
import { parsePicture, thumbAddress, withoutPoint } from '../../../ui/picture-address.ts'
import { smallSize } from './lot-photo-size.ts'
import { cropPlaces, TAP_WIDTH } from './photo-crop-point.ts'

type Props = { target: string; image: string; place: number; of: number }

/** Also the template for items that the script adds. */
export function PhotoItem({ target, image, place, of }: Props) {
  const photo = withoutPoint(image)
  const picture = parsePicture(image)
  const isDrawn = picture && !picture.color
  const isTall = picture && picture.height > picture.width
  return (
    <li data-photo={photo} style={{ '--tile-position': picture?.point }}>
      <span className="tile">
        <img
          className={classes(!isDrawn && 'is-photo', isTall && 'is-tall')}
          {...(image !== '' && { src: smallSize(image) })}
          alt={words.alt(place)}
          loading={place > 2 ? 'lazy' : undefined}
          draggable={false}
        />
        <b className="badge">{place === 1 ? words.main(1) : place}</b>
      </span>
      <form method="post">
        <input type="hidden" name="photo" value={photo} />
        <div>
          <button
            className="btn"
            type="submit"
            formAction={`${target}/main`}
            aria-label={words.makeMainLabel(place)}
            disabled={place === 1}
          >
            {words.makeMain}
          </button>
          <button
            className="btn"
            type="submit"
            formAction={`${target}/earlier`}
            aria-label={words.earlier(place)}
            disabled={place === 1}
          >
            <ArrowLeft className="icon" aria-hidden />
          </button>
          <button
            className="btn"
            type="submit"
            formAction={`${target}/later`}
            aria-label={words.later(place)}
            disabled={place === of}
          >
            <ArrowRight className="icon" aria-hidden />
          </button>
          <button className="btn" type="submit" formAction={`${target}/remove`} aria-label={words.remove(place)}>
            <Trash2 className="icon" aria-hidden />
          </button>
        </div>
        {isDrawn ? null : (
          <details>
            <summary>{words.crop}</summary>
            <div className="desk-stack">
              <p>{words.cropHint}</p>
              <span className="tile desk-point" style={{ '--tile-ratio': 'auto', width: TAP_WIDTH, maxWidth: '100%' }}>
                <input
                  type="image"
                  name="tap"
                  {...(image !== '' && { src: thumbAddress(image, 'webp') })}
                  alt={words.tap}
                  width={TAP_WIDTH}
                  formAction={`${target}/point`}
                  // Keyboard users choose from the list of places instead.
                  tabIndex={-1}
                />
                <i inert />
              </span>
              <label>
                {words.keep}
                <select className="input" name="at">
                  {cropPlaces.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
              <button className="btn" type="submit" formAction={`${target}/point`}>
                {words.set}
              </button>
            </div>
          </details>
        )}
      </form>
    </li>
  )
}
