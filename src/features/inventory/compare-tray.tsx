import { count } from '../../content/format/number.ts'
import './compare-tray.css'
import { X } from 'lucide-react'
import { compareFormId } from '../../domain/catalogue/cards/save-or-compare.tsx'
import { NoPicture } from '../../domain/catalogue/cards/vehicle-picture.tsx'
import { comparedCarts, compareHref, MOST_COMPARED } from '../../domain/catalogue/saved-and-compared-carts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

/** For wide screens; phones use the call bar. Without scripts, the tray is the form that sends the checked boxes. */
export function CompareTray({ town }: { town: string | undefined }) {
  const carts = comparedCarts.useAll()
  return (
    <form
      className={classes('compare-tray', carts.length > 0 && 'compare-tray--open')}
      id={compareFormId}
      action="/compare"
      aria-label="Compare"
    >
      {carts.length === 0 ? (
        <>
          {town ? <input type="hidden" name="town" value={town} /> : null}
          <p>Check the Compare box on up to four carts to see them side by side.</p>
          <Button type="submit" className="compare-tray__go">
            Compare
          </Button>
        </>
      ) : (
        <>
          <ul>
            {carts.map(({ id, name, image }) => (
              <li key={id}>
                {image ? <Picture src={image} alt="" sizes="64px" /> : <NoPicture label="" />}
                <span>{name}</span>
                <button type="button" onClick={() => comparedCarts.remove(id)}>
                  <X className="icon" aria-hidden />
                  <span className="sr-only">Take out {name}</span>
                </button>
              </li>
            ))}
          </ul>
          {carts.length < MOST_COMPARED ? <small>Up to four</small> : null}
          <Link
            className={buttonClass({ look: 'ink' }, 'compare-tray__go')}
            to={compareHref(
              carts.map(({ id }) => id),
              town,
            )}
          >
            Compare {count(carts.length, 'cart')}
          </Link>
        </>
      )}
    </form>
  )
}
