import './town-links.css'
import { townsOfNewJersey, townsOfPennsylvania } from '../content/towns/towns.ts'
import { TownLinks } from './town-links.tsx'

type Props = {
  href: (slug: string) => string
  look?: string
}

/** The section's heading must be an h2. */
export function AllTownLinks({ href, look = 'counties' }: Props) {
  return (
    <div className={look}>
      {[townsOfNewJersey, townsOfPennsylvania].map((list) => (
        <div key={list[0]?.county}>
          <h3>
            {list[0]?.county}, {list[0]?.state}
          </h3>
          <TownLinks towns={list} href={href} />
        </div>
      ))}
    </div>
  )
}
