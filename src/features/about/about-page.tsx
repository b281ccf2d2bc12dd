import './about-page.css'
import { townHref } from '../../content/addresses.ts'
import { team } from '../../content/dealer/facts/team.facts.ts'
import { findTown } from '../../content/dealer/find-town.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { type TownArea, townAreas } from '../../content/dealer/town-areas.ts'
import { aboutPage, aboutStats } from '../../content/words/about.words.ts'
import { ServiceMap } from '../../domain/maps/service-map.tsx'
import { AllTownLinks } from '../../domain/towns/all-town-links.tsx'
import { TownLinks } from '../../domain/towns/town-links.tsx'
import { Scene } from '../../ui/scene-picture.tsx'
import { TwoDoors } from './about-closing.tsx'

const { regions } = aboutPage.area
const inRegions = regions.flatMap((region) => region.towns)
const inNoRegion = townAreas
  .map((area) => ({ ...area, towns: area.towns.filter(({ slug }) => !inRegions.includes(slug)) }))
  .filter(({ towns }) => towns.length > 0)

/** Adds the state if another state has a county of that name. */
function titleOf({ county, state }: TownArea): string {
  const alike = townAreas.filter((area) => area.county === county)
  return aboutPage.area.elsewhere(alike.length > 1 ? `${county}, ${state}` : county)
}

/** The words before each figure. The last of several figures always gets the last entry. */
const betweenStats = (index: number): string | undefined =>
  aboutPage.story.between[index > 0 && index === aboutStats.length - 1 ? 2 : index]

/** Opens with a heading, a wide picture, and the figures in a paragraph (product.md 2.18). */
export function AboutPage() {
  const { story, values, area } = aboutPage
  return (
    <>
      <h1 className="wrap tale__line">{aboutPage.heading}</h1>
      <Scene src={pagePictures['place/first-trailer']} alt={aboutPage.pictureAlt} focus="whole" priority />
      <section className="wrap tale" aria-labelledby="story-heading">
        <p className="tale__figures">
          {story.beginning}
          {aboutStats.length > 0 ? ' ' : null}
          {aboutStats.map(({ value, label }, index) => (
            <span key={label}>
              {betweenStats(index)}
              <b>
                {value} {label}
              </b>
            </span>
          ))}
          {aboutStats.length > 0 ? '.' : null}
        </p>
        <div className="tale__aside">
          <h2 className={story.paragraphs.length > 0 ? 'h3' : 'sr-only'} id="story-heading">
            {story.heading}
          </h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {story.counts ? <p className="tale__counts">{story.counts}</p> : null}
        </div>
      </section>
      {values.items.length > 0 ? (
        <section className="section on-dark" data-hook="band" aria-labelledby="values-heading">
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
      ) : null}
      {team.length > 0 ? (
        <section className="team" aria-labelledby="team-heading">
          <div className="wrap">
            <h2 className="h3 team__heading" id="team-heading">
              {aboutPage.teamHeading}
            </h2>
            <ul>
              {team.map(({ name, role, text }) => (
                <li key={name}>
                  <h3 className="h1">{name}</h3>
                  <p className="team__role">{role}</p>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
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
          <AllTownLinks href={townHref} areas={inNoRegion} title={titleOf} />
        </div>
      </section>
      <TwoDoors />
    </>
  )
}
