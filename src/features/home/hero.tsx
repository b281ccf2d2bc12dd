import './hero.css'
import { ArrowRight } from 'lucide-react'
import { PhoneButton } from '../../area/phone.tsx'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { home } from '../../content/pages/home.ts'
import { page } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import roadScene from './road-scene.svg'

export function Hero() {
  return (
    <section className="hero">
      {/* Drawn flat as if screen-printed. The sun is not in it: it belongs to the cart, so that it stays behind it. */}
      <img className="hero__scene" src={roadScene} alt="" width={1920} height={800} decoding="async" />
      <div className="wrap hero__inner">
        <h1>{home.hero.heading}</h1>
        <p>{home.hero.lede}</p>
        <div className="cta hero__cta">
          <Link className={buttonClass({ look: 'lark' })} to={page('inventory').path}>
            {home.hero.inventoryLink} <ArrowRight className="icon hero__arrow" aria-hidden />
          </Link>
          <PhoneButton look="paper" />
        </div>
      </div>
      <div className="hero__stage">
        <div className="hero__sun" />
        {/* On phones it is shown a little wider than `sizes` says: the next file up weighs half as much again. */}
        <Picture
          src={pagePictures['evolution-d6-max-xt4/side']}
          alt={home.hero.pictureAlt}
          sizes="(min-width: 90rem) 62rem, (min-width: 60rem) 68vw, (min-width: 40rem) 36rem, 95vw"
          priority
        />
      </div>
    </section>
  )
}
