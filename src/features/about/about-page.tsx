import { AllTownLinks } from '../../area/all-town-links.tsx'
import { ServiceMap } from '../../area/service-map.tsx'
import { ShowroomCards } from '../../area/showroom-cards.tsx'
import { TownLinks } from '../../area/town-links.tsx'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { aboutPage, aboutStats, regions, team } from '../../content/pages/about.ts'
import { findTown } from '../../content/towns/towns.ts'
import { page, townHref } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { Points } from '../../ui/points.tsx'

export function AboutPage({ picture }: { picture: string }) {
  const { story, values, area, closing } = aboutPage
  return (
    <>
      <PageHero heading={aboutPage.heading} lede={story.paragraphs[0]} picture={picture} />
      <section className="key-facts key-facts--even" aria-label={aboutPage.statsHeading}>
        <div className="wrap">
          <ul>
            {aboutStats.map(({ value, label }) => (
              <li key={label}>
                <b className="num">{value}</b> <span>{label}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section wrap two-column" aria-labelledby="story-heading">
        <h2 className="h2 two-column__head" id="story-heading">
          {story.heading}
        </h2>
        <div className="story">
          {story.paragraphs.slice(1).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="wrap pb-section two-column" aria-labelledby="values-heading">
        <h2 className="h2 two-column__head" id="values-heading">
          {values.heading}
        </h2>
        <Points look="rows" points={values.items} />
      </section>
      <section className="wrap pb-section" aria-labelledby="team-heading">
        <h2 className="h2 mb-10" id="team-heading">
          {aboutPage.teamHeading}
        </h2>
        <Points look="four" points={team.map(({ name, ...member }) => ({ title: name, ...member }))} />
      </section>
      <section className="section on-dark" aria-labelledby="area-heading">
        <div className="wrap side-by-side side-by-side--map">
          <div className="side-by-side__copy">
            <h2 className="h2" id="area-heading">
              {area.heading}
            </h2>
            <p className="lede">{area.intro}</p>
            <div className="regions">
              {regions.map(({ title, text, towns }) => (
                <section key={title}>
                  <h3>{title}</h3>
                  <p className="muted">{text}</p>
                  <TownLinks towns={towns.flatMap((slug) => findTown(slug) ?? [])} href={townHref} />
                </section>
              ))}
            </div>
          </div>
          <ServiceMap />
        </div>
      </section>
      <section className="section wrap" aria-labelledby="all-heading">
        <h2 className="h2 mb-4" id="all-heading">
          {area.allHeading}
        </h2>
        <p className="lede mb-10">{area.allIntro}</p>
        <AllTownLinks href={townHref} />
      </section>
      <section className="wrap pb-section" aria-labelledby="reach-heading">
        <h2 className="h2 mb-10" id="reach-heading">
          {aboutPage.contactHeading}
        </h2>
        <ShowroomCards topic="general" />
      </section>
      <Closing
        heading={closing.heading}
        text={closing.text}
        picture={{
          src: pagePictures['denago-nomad/front34'],
          alt: 'Orange lifted four-seat cart, front three-quarter view',
        }}
      >
        <Link className={buttonClass({ look: 'ink' })} to={page('showroom').path}>
          {page('showroom').label}
        </Link>
        <Link className={buttonClass({ look: 'paper' })} to={page('inventory').path}>
          View Inventory
        </Link>
      </Closing>
    </>
  )
}
