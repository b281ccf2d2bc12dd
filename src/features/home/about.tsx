import { ArrowRight } from 'lucide-react'
import { ServiceMap } from '../../area/service-map.tsx'
import { home } from '../../content/pages/home.ts'
import { page } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'

export function About() {
  const { heading, paragraphs, mapCaption, link } = home.about
  return (
    <section className="section on-dark" aria-labelledby="about">
      <div className="wrap side-by-side">
        <div className="side-by-side__copy">
          <h2 className="h2" id="about">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p className="lede" key={paragraph}>
              {paragraph}
            </p>
          ))}
          <p>
            <Link className="link" to={page('about').path}>
              {link} <ArrowRight className="icon" aria-hidden />
            </Link>
          </p>
        </div>
        <div>
          <ServiceMap />
          <p className="muted map-figure__caption">{mapCaption}</p>
        </div>
      </div>
    </section>
  )
}
