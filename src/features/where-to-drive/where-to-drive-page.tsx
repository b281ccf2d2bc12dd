import { Check, CircleQuestionMark, ExternalLink, X } from 'lucide-react'
import { checkedRoadLaw, federalAuthority, roadAuthorities, type Source } from '../../content/facts/road-use.ts'
import { lineUpPictures } from '../../content/line-up-pictures.gen.ts'
import { whereToDrivePage } from '../../content/pages/where-to-drive.ts'
import { townRoadRules } from '../../content/towns/road-rules.ts'
import { townsOfNewJersey, townsOfPennsylvania } from '../../content/towns/towns.ts'
import { longDate } from '../../format/calendar-date.ts'
import { contactLink, page } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link, newTab } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Points } from '../../ui/points.tsx'
import { Sign } from './sign.tsx'
import { townRules } from './town-rules.ts'
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
      <section className="wrap pb-section" id="towns" aria-labelledby="towns-heading">
        <div className="head">
          <h2 className="h2" id="towns-heading">
            {towns.heading}
          </h2>
          <p className="lede">{towns.intro}</p>
        </div>
        <div className="town-lists">
          {[townsOfNewJersey, townsOfPennsylvania].map((list) => (
            <TownTable key={list[0]?.state} state={list[0]?.state ?? ''} rows={townRules(list, townRoadRules)} />
          ))}
        </div>
      </section>
      <div className="wrap pb-section ask-town">
        <section id="ask" aria-labelledby="ask-heading">
          <h2 id="ask-heading">{ask.heading}</h2>
          <ol>
            {ask.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <Link className="link" {...contactLink('general')}>
            {ask.tell}
          </Link>
        </section>
        <section className="ask-town__state" aria-labelledby="unchecked-heading">
          <h2 id="unchecked-heading">{unchecked.heading}</h2>
          <p>{unchecked.text}</p>
          <h3>{unchecked.official}</h3>
          <ul>
            {[...roadAuthorities, federalAuthority].map((authority) => (
              <li key={authority.url}>
                <Official {...authority} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="doors">
        {doors.map(({ seats, title, text, button, search }, index) => (
          <section key={title} aria-labelledby={`door-${index}`}>
            <div>
              <h2 id={`door-${index}`}>{title}</h2>
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

/** Two carts in rows, three grounds in columns, each column under its sign. */
function Answers() {
  const { heading, intro, answersHeading, grounds, carts, above, ...words } = whereToDrivePage
  const { law, definition, checkedOn } = checkedRoadLaw
  return (
    <div className="drive">
      <div className="wrap drive__top">
        <h1>{heading}</h1>
        <p className="lede">{intro}</p>
      </div>
      <section className="wrap" aria-labelledby="answers-heading">
        <h2 className="sr-only" id="answers-heading">
          {answersHeading}
        </h2>
        <div className="drive__signs">
          {grounds.map(({ id, sign }) => (
            <Sign key={id} sign={sign} />
          ))}
        </div>
        {carts.map(({ seats, name, note, answers }) => (
          <div className="drive__cart" key={name}>
            <div className="drive__kind">
              <Picture src={lineUpPictures[seats]} alt="" sizes="13rem" />
              <h3>{name}</h3>
              <p>{note}</p>
            </div>
            <ul>
              {grounds.map((ground) => {
                const { verdict, word, text } = answers[ground.id]
                const Icon = icons[verdict]
                return (
                  <li key={ground.id}>
                    <span className="sr-only">{ground.name}: </span>
                    <b className={`drive__word drive__word--${verdict}`}>
                      <Icon className="icon" aria-hidden /> {word}
                    </b>
                    <span>{text}</span>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
        <p className="drive__source">
          {above} {words.source}: <Official {...law} />. {words.definition}: <Official {...definition} />.{' '}
          {words.checked} <time dateTime={checkedOn}>{longDate(checkedOn)}</time>.
        </p>
      </section>
    </div>
  )
}

const Official = ({ name, url }: Source) => (
  <a href={url} {...newTab}>
    {name} <ExternalLink className="icon" aria-hidden />
  </a>
)
