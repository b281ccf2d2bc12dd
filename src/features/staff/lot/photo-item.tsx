import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { photoWords as words } from '../../../content/words/staff-photos.ts'
import { smallSize } from './small-size.ts'

type Props = { target: string; image: string; place: number; of: number }

/** Also the template of the script's own. */
export function PhotoItem({ target, image, place, of }: Props) {
  return (
    <li className="staff-shot" data-photo={image}>
      <div className="staff-shot__picture">
        <img {...(image !== '' && { src: smallSize(image) })} alt={words.alt(place)} loading="lazy" draggable={false} />
        <span className="staff-shot__place">{place === 1 ? words.main(1) : place}</span>
      </div>
      <form className="staff-shot__go" method="post">
        <input type="hidden" name="photo" value={image} />
        <button type="submit" formAction={`${target}/earlier`} aria-label={words.earlier(place)} disabled={place === 1}>
          <ArrowLeft className="icon" aria-hidden />
        </button>
        <button type="submit" formAction={`${target}/remove`} aria-label={words.remove(place)}>
          <Trash2 className="icon" aria-hidden />
        </button>
        <button type="submit" formAction={`${target}/later`} aria-label={words.later(place)} disabled={place === of}>
          <ArrowRight className="icon" aria-hidden />
        </button>
      </form>
    </li>
  )
}
