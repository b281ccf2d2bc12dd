import './town-links.css'
import { towns as allTowns } from '../../content/dealer/facts/towns.facts.ts'
import { type TownArea, townAreas, townStates } from '../../content/dealer/town-areas.ts'
import { TownLinks } from './town-links.tsx'

type Props = {
  href: (slug: string) => string
  look?: string
  areas?: readonly TownArea[]
  title?: (area: TownArea) => string
}

const countyAndState = ({ county, state }: TownArea): string => `${county}, ${state}`
/** A longer list would fill many phone screens, so its counties (or states, if there are many counties) are collapsed and open one by one. */
const isLong = allTowns.length > 80
const byState = isLong && townAreas.length > 12

/** The section's heading must be an h2. */
export function AllTownLinks({ href, look = 'counties', areas = townAreas, title = countyAndState }: Props) {
  return (
    <div className={look}>
      {byState
        ? townStates
            .filter((state) => areas.some((area) => area.state === state))
            .map((state) => <County key={state} title={state} towns={townsIn(state, areas)} href={href} />)
        : areas.map((area) => <County key={countyAndState(area)} title={title(area)} towns={area.towns} href={href} />)}
    </div>
  )
}

const townsIn = (state: string, areas: readonly TownArea[]): TownArea['towns'] =>
  areas.flatMap((area) => (area.state === state ? area.towns : [])).sort((a, b) => a.name.localeCompare(b.name))

function County({ title, towns, href }: { title: string; towns: TownArea['towns']; href: Props['href'] }) {
  const links = <TownLinks towns={towns} href={href} />
  if (isLong)
    return (
      <details>
        <summary>
          <h3>
            {title} ({towns.length})
          </h3>
        </summary>
        {links}
      </details>
    )
  return (
    <div>
      <h3>{title}</h3>
      {links}
    </div>
  )
}
