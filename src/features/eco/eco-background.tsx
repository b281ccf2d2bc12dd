import './eco-background.css'
import { ArrowRight, Recycle, Sprout, Thermometer, Trees, Wind, Zap } from 'lucide-react'
import { contactLink, page } from '../../content/addresses.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { ecoPage } from '../../content/words/eco.words.ts'
import { Link } from '../../ui/link.tsx'
import { Points } from '../../ui/points.tsx'
import { Scene } from '../../ui/scene-picture.tsx'

const { benefits, facts, closing } = ecoPage
const icons = { emissions: Sprout, energy: Zap, forest: Trees, materials: Recycle, climate: Thermometer, air: Wind }

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
      <Scene src={pagePictures['place/charging']} alt={ecoPage.pictureAlt} focus="middle" />
      <section className="section on-dark" data-hook="band" aria-labelledby="facts-heading">
        <div className="wrap figures">
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
        </div>
        <div className="wrap eco-next">
          <div>
            <h2 className="h2">{closing.heading}</h2>
            <p className="lede">{closing.text}</p>
          </div>
          <ul>
            <li>
              <Link to={page('inventory').path}>
                {closing.inventoryLink} <ArrowRight className="icon" aria-hidden />
              </Link>
            </li>
            <li>
              <Link {...contactLink('sales')}>
                {closing.contactLink} <ArrowRight className="icon" aria-hidden />
              </Link>
            </li>
          </ul>
        </div>
      </section>
    </>
  )
}
