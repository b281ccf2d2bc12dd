import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { photoWords as words } from '../../../content/words/staff-photos.ts'
import { smallSize } from './small-size.ts'

type Props = { target: string; image: string; place: number; of: number }

/** Also the template of the script's own. */
export function PhotoItem({ target, image, place, of }: Props) {
  return (
    <li data-photo={image}>
      <span className="tile">
        <img
          {...(image !== '' && { src: smallSize(image) })}
          alt={words.alt(place)}
          loading={place > 2 ? 'lazy' : undefined}
          draggable={false}
        />
        <b className="badge">{place === 1 ? words.main(1) : place}</b>
      </span>
      <form method="post">
        <input type="hidden" name="photo" value={image} />
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
      </form>
    </li>
  )
}
