import { ArrowRight, Recycle, Sprout, Thermometer, Trees, Wind, Zap } from 'lucide-react'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { ecoPage } from '../../content/pages/eco.ts'
import { contactLink, page } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Link } from '../../ui/link.tsx'
import { Points } from '../../ui/points.tsx'

const { benefits, facts, closing } = ecoPage
const icons = { emissions: Sprout, energy: Zap, forest: Trees, materials: Recycle, climate: Thermometer, air: Wind }

/** Below the calculator: six benefits, four figures and the call to action. */
export function EcoBackground() {
  return (
    <>
      <section className="wrap section" aria-labelledby="benefits-heading">
        <div className="head">
          <h2 className="h2" id="benefits-heading">
            {benefits.heading}
          </h2>
        </div>
        <Points points={benefits.items} icons={icons} />
      </section>
      <section className="wrap figures" aria-labelledby="facts-heading">
        <h2 className="h3" id="facts-heading">
          {facts.heading}
        </h2>
        <ul>
          {facts.items.map(({ value, text }) => (
            <li key={value}>
              <b>{value}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <Closing
        heading={closing.heading}
        text={closing.text}
        picture={{
          src: pagePictures['denago-city/front34'],
          alt: 'Denago City, front three-quarter view',
        }}
      >
        <Link className={buttonClass({ look: 'ink' })} to={page('inventory').path}>
          {closing.inventoryLink} <ArrowRight className="icon" aria-hidden />
        </Link>
        <Link className={buttonClass({ look: 'paper' })} {...contactLink('sales')}>
          {closing.contactLink}
        </Link>
      </Closing>
    </>
  )
}
