import { Check, CircleQuestionMark, ExternalLink, X } from 'lucide-react'
import { contactLink, page } from '../../content/addresses.ts'
import { checkedRoadLaws, roadAuthorities } from '../../content/dealer/facts/road-use.facts.ts'
import { hasRoadRules, townRoadRules } from '../../content/dealer/facts/town-road-rules.facts.ts'
import { towns as allTowns } from '../../content/dealer/facts/towns.facts.ts'
import { lineUpPictures } from '../../content/dealer/generated/line-up-pictures.generated.ts'
import { townStates } from '../../content/dealer/town-areas.ts'
import { longDate } from '../../content/format/calendar-date.ts'
import { federalAuthority, lowSpeedDefinition } from '../../content/words/low-speed-vehicles.words.ts'
import { whereToDrivePage } from '../../content/words/where-to-drive.words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link, newTab } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Points } from '../../ui/points.tsx'
import { StepList } from '../../ui/steps.tsx'
import { townRules } from './road-rules-by-town.ts'
import { Sign } from './road-sign.tsx'
import { roadSigns } from './road-signs.ts'
import { TownTable } from './town-table.tsx'

const icons = { yes: Check, no: X, ask: CircleQuestionMark }

export function WhereToDrivePage() {
  const { papers, towns, ask, unchecked, doors } = whereToDrivePage
  return (
    <>
      <Answers />
      <section className="section wrap" id="papers" aria-labelledby="papers-heading">
        <div className="head">
          <h2 className="h2" id="papers-heading">
            {papers.heading}
          </h2>
          <p className="lede">{papers.intro}</p>
        </div>
        <Points points={papers.items} />
      </section>
      {hasRoadRules ? <Towns {...towns} /> : null}
      <div className="wrap pb-section steps ask-town">
        <section id="ask" aria-labelledby="ask-heading">
          <h2 className="h2 h2--small" id="ask-heading">
            {ask.heading}
          </h2>
          <StepList steps={ask.steps} />
          <Link className="link" {...contactLink('general')}>
            {ask.tell}
          </Link>
        </section>
        <section className="steps__aside ask-town__state" aria-labelledby="unchecked-heading">
          {unchecked.states.length > 0 ? (
            <>
              <h2 id="unchecked-heading">{unchecked.heading}</h2>
              <p>{unchecked.text}</p>
              <h3>{unchecked.official}</h3>
            </>
          ) : (
            <h2 id="unchecked-heading">{unchecked.official}</h2>
          )}
          <ul>
            {[...roadAuthorities, federalAuthority].map((authority) => (
              <li key={authority.url}>
                <Official name={authority.name} url={authority.url} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="doors" data-hook="closing">
        {doors.map(({ seats, title, text, button, search }, index) => (
          <section key={title} aria-labelledby={`door-${index}`}>
            <div>
              <h2 className="h2 h2--small" id={`door-${index}`}>
                {title}
              </h2>
              <p>{text}</p>
              <Link
                className={buttonClass({ look: index === 0 ? 'ink' : 'outline' })}
                to={page('inventory').path}
                search={search}
              >
                {button}
              </Link>
            </div>
            <Picture src={lineUpPictures[seats]} alt="" sizes="(min-width: 60rem) 26rem, 78vw" />
          </section>
        ))}
      </div>
    </>
  )
}

function Towns({ heading, intro }: { heading: string; intro: string }) {
  return (
    <section className="wrap pb-section" id="towns" aria-labelledby="towns-heading">
      <div className="head">
        <h2 className="h2" id="towns-heading">
          {heading}
        </h2>
        <p className="lede">{intro}</p>
      </div>
      <div className="town-lists">
        {townStates.map((state) => (
          <TownTable
            key={state}
            state={state}
            rows={townRules(
              allTowns.filter((town) => town.state === state),
              townRoadRules,
            )}
          />
        ))}
      </div>
    </section>
  )
}

/** A grid for each state whose law the dealer has read: two kinds of cart in rows, and the places in columns under their signs. */
function Answers() {
  const { heading, intro, answersHeading, carts } = whereToDrivePage
  return (
    <div className="drive">
      <div className="wrap drive__top">
        <h1>{heading}</h1>
        <p className="lede">{intro}</p>
      </div>
      {checkedRoadLaws.map((law, index) => {
        const { state } = law
        const places = roadSigns(law)
        const headingId = index === 0 ? 'answers-heading' : `answers-heading-${index + 1}`
        return (
          <section className="wrap" key={state} aria-labelledby={headingId}>
            <h2 className={checkedRoadLaws.length === 1 ? 'sr-only' : 'h2'} id={headingId}>
              {answersHeading(state)}
            </h2>
            <div className="drive__signs">
              {places.map(({ name, sign }) => (
                <Sign key={name} sign={sign} />
              ))}
            </div>
            {carts.map(({ kind, seats, name, note }) => (
              <div className="drive__cart" key={name}>
                <div className="drive__kind">
                  <Picture src={lineUpPictures[seats]} alt="" sizes="13rem" />
                  <h3>{name}</h3>
                  <p>{note}</p>
                </div>
                <ul>
                  {places.map((place) => {
                    const { verdict, word, text } = place.answers[kind]
                    const Icon = icons[verdict]
                    return (
                      <li key={place.name}>
                        <span className="sr-only">{place.name}: </span>
                        <b className={`drive__word drive__word--${verdict}`}>
                          <Icon className="icon" aria-hidden /> {word}
                        </b>
                        <span>{text}</span>
                        <Sign sign={place.sign} />
                      </li>
                    )
                  })}
                </ul>
              </div>
            ))}
            <Sources {...law} />
          </section>
        )
      })}
    </div>
  )
}

function Sources({ roads, name, url, checkedOn }: (typeof checkedRoadLaws)[number]) {
  const { above, source, definition, checked } = whereToDrivePage
  const limit = roads.at(-1)?.upToMph
  const neither = limit && above(limit)
  return (
    <p className="drive__source">
      {neither} {source}: <Official name={name} url={url} />. {definition}: <Official {...lowSpeedDefinition} />.{' '}
      {checked} <time dateTime={checkedOn}>{longDate(checkedOn)}</time>.
    </p>
  )
}

const Official = ({ name, url }: { name: string; url: string }) => (
  <a href={url} {...newTab}>
    {name} <ExternalLink className="icon" aria-hidden />
  </a>
)
