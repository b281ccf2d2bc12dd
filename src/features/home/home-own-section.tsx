import './home-own-section.css'
import { ArrowRight } from 'lucide-react'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { home } from '../../content/words/home.words.ts'
import { photoAlt } from '../../content/words/photo-alt.words.ts'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The dealer's own section, if there is one. */
export function OwnSection() {
  const { own } = home
  if (!own) return null
  const { heading, text, list, photo, link } = own
  const picture = photo && pagePictures[photo]
  return (
    <section className={classes('own on-dark', picture && 'own--photo')} data-hook="band" aria-labelledby="own">
      {photo && picture ? (
        <Picture src={picture} alt={photoAlt(photo, '')} boxClass="own__photo" sizes="(min-width: 60rem) 60vw, 150vw" />
      ) : null}
      <div className="own__copy">
        <h2 id="own">{heading}</h2>
        <p className="lede">{text}</p>
        {list.length > 0 ? (
          <ul className="ticks own__list">
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
        {link ? (
          <Link className="link own__link" to={link.to}>
            {link.text} <ArrowRight className="icon" aria-hidden />
          </Link>
        ) : null}
      </div>
    </section>
  )
}
