import './town-links.css'
import { townAreas } from '../dealer/town-areas.ts'
import { TownLinks } from './town-links.tsx'

type Props = {
  href: (slug: string) => string
  look?: string
}

/** The section's heading must be an h2. */
export function AllTownLinks({ href, look = 'counties' }: Props) {
  return (
    <div className={look}>
      {townAreas.map(({ county, state, towns }) => (
        <div key={`${county}, ${state}`}>
          <h3>
            {county}, {state}
          </h3>
          <TownLinks towns={towns} href={href} />
        </div>
      ))}
    </div>
  )
}
