import './about-page.css'
import { ServiceMap } from '../../area/service-map.tsx'
import { TownLinks } from '../../area/town-links.tsx'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { aboutPage, aboutStats, regions, team } from '../../content/pages/about.ts'
import { findTown, townsOfNewJersey, townsOfPennsylvania } from '../../content/towns/towns.ts'
import { townHref } from '../../site-map.ts'
import { Scene } from '../../ui/scene.tsx'
import { TwoDoors } from './two-doors.tsx'

const inRegions: readonly string[] = regions.flatMap((region) => region.towns)
const inNoRegion = [townsOfNewJersey, townsOfPennsylvania].map((towns) =>
  towns.filter(({ slug }) => !inRegions.includes(slug)),
)

/** One line, one wide scene, and the figures in a paragraph (product.md 2.18). */
export function AboutPage() {
  const { story, values, area } = aboutPage
  return (
    <>
      <h1 className="wrap tale__line">{aboutPage.heading}</h1>
      <Scene src={pagePictures['place/first-trailer']} alt={aboutPage.pictureAlt} priority />
      <section className="wrap tale" aria-labelledby="story-heading">
        <p className="tale__figures">
          {story.beginning}{' '}
          {aboutStats.map(({ value, label }, index) => (
            <span key={label}>
              {story.today[index]}
              <b>
                {value} {label}
              </b>
            </span>
          ))}
          .
        </p>
        <div className="tale__aside">
          <h2 className="h3" id="story-heading">
            {story.heading}
          </h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="tale__counts">{story.counts}</p>
        </div>
      </section>
      <section className="section on-dark" aria-labelledby="values-heading">
        <div className="wrap">
          <h2 className="h2 head" id="values-heading">
            {values.heading}
          </h2>
          <ol className="rules">
            {values.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="section--tight wrap" aria-labelledby="team-heading">
        <h2 className="h3 team__heading" id="team-heading">
          {aboutPage.teamHeading}
        </h2>
        <ul className="team">
          {team.map(({ name, role, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="team__role">{role}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="wrap where" aria-labelledby="area-heading">
        <div>
          <h2 className="h2" id="area-heading">
            {area.heading}
          </h2>
          <p className="lede where__lede">{area.intro}</p>
          <ServiceMap />
        </div>
        <div>
          <div className="regions">
            {regions.map(({ title, text, towns }) => (
              <section key={title}>
                <h3>{title}</h3>
                <p className="muted regions__text">{text}</p>
                <TownLinks towns={towns.flatMap((slug) => findTown(slug) ?? [])} href={townHref} />
              </section>
            ))}
          </div>
          <div className="counties">
            {inNoRegion.map((towns) =>
              towns[0] ? (
                <section key={towns[0].county}>
                  <h3>{area.elsewhere(towns[0].county)}</h3>
                  <TownLinks towns={towns} href={townHref} />
                </section>
              ) : null,
            )}
          </div>
        </div>
      </section>
      <TwoDoors />
    </>
  )
}
