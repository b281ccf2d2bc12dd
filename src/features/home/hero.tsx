import './hero.css'
import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { page } from '../../content/addresses.ts'
import { placedPictures } from '../../content/dealer/generated/placed-pictures.generated.ts'
import { home } from '../../content/words/home.words.ts'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Floor } from './home-stock.ts'
import roadScene from './road-scene.svg'

/** Longer headings are smaller, so that the text still ends above the hills. */
const FULL_SIZE_LETTERS = 24
const fit: CSSProperties & Record<'--opening-fit', number> = {
  '--opening-fit': Math.min(1, FULL_SIZE_LETTERS / home.hero.heading.length),
}

export function Hero({ floor }: { floor: Floor }) {
  return (
    <section className="hero" data-hook="opening">
      {/* The sun belongs to the cart, not the scene, so that it stays behind the cart. */}
      <img className="hero__scene" src={roadScene} alt="" width={1920} height={800} decoding="async" />
      <div className="wrap hero__inner">
        <h1 style={fit}>{home.hero.heading}</h1>
        <p>{home.hero.lede}</p>
        <p className="hero__floor num">{home.hero.floor(floor)}</p>
        <div className="cta hero__cta own-buttons">
          {/* Only the sun is yellow on this screen. */}
          <Link className={buttonClass({ look: 'ink' })} to={page('inventory').path}>
            {home.hero.inventoryLink} <ArrowRight className="icon hero__arrow" aria-hidden />
          </Link>
          <PhoneButton look="paper" />
        </div>
      </div>
      <div className="hero__stage">
        <div className="hero__sun" />
        {/* Phones show it slightly wider than `sizes` says, since the next larger file is 50% heavier. */}
        <Picture
          src={placedPictures.hero}
          alt={placedPictures.alts.hero}
          sizes="(min-width: 60rem) 66vw, (min-width: 40rem) 36rem, 95vw"
          priority
        />
      </div>
    </section>
  )
}
