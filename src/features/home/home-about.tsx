import './home-about.css'
import { ArrowRight } from 'lucide-react'
import { page } from '../../content/addresses.ts'
import { home } from '../../content/words/home.words.ts'
import { ServiceMap } from '../../domain/maps/service-map.tsx'
import { Link } from '../../ui/link.tsx'
import { HomeTowns } from './home-towns.tsx'

/** A map that extends to the page's edge, with the story and the towns beside it. */
export function HomeAbout() {
  const { heading, paragraphs, mapCaption, link } = home.about
  return (
    <section className="roads" aria-labelledby="about">
      <div className="roads__map on-dark">
        <ServiceMap className="map-figure--edge" />
        <p className="sr-only">{mapCaption}</p>
      </div>
      <div className="roads__copy">
        <h2 id="about">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p className="lede" key={paragraph}>
            {paragraph}
          </p>
        ))}
        <Link className="link" to={page('about').path}>
          {link} <ArrowRight className="icon" aria-hidden />
        </Link>
        <HomeTowns />
      </div>
    </section>
  )
}
