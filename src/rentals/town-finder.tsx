import { LocateFixed } from 'lucide-react'
import { useId, useState } from 'react'
import { townChooser as copy } from '../content/pages/town-chooser.ts'
import { townsOfNewJersey, townsOfPennsylvania } from '../content/towns/towns.ts'
import { milesText } from '../format/miles.ts'
import { Button } from '../ui/button.tsx'
import { nearestTown } from './nearest-town.ts'

type Props = { chosen: string; onChosen: (slug: string) => void }

const counties = [townsOfNewJersey, townsOfPennsylvania]

/** Loaded when it is opened. The browser asks for the position only after a tap, and nothing of it leaves the device. */
export function TownFinder({ chosen, onChosen }: Props) {
  const [search, setSearch] = useState('')
  const [told, setTold] = useState('')
  const id = useId()
  const wanted = search.trim().toLowerCase()
  const found = counties
    .map((towns) => towns.filter(({ name }) => name.toLowerCase().includes(wanted)))
    .filter((towns) => towns.length > 0)

  const locate = () => {
    setTold(copy.locating)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { town, miles, isThere } = nearestTown(coords)
        if (isThere) onChosen(town.slug)
        else setTold(copy.tooFar(`${town.name}, ${milesText(miles)} away`))
      },
      () => setTold(copy.denied),
      { maximumAge: 600_000, timeout: 15_000 },
    )
  }

  return (
    <>
      <label htmlFor={id}>{copy.search}</label>
      <input
        className="input"
        id={id}
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [first] = found.flat()
          if (wanted && first) onChosen(first.slug)
        }}
      />
      <Button size="sm" onClick={locate}>
        <LocateFixed className="icon" aria-hidden /> {copy.locate}
      </Button>
      <p className="town-finder__note" role="status">
        {told || copy.locatePrivacy}
      </p>
      {found.length === 0 ? <p>{copy.nothing}</p> : null}
      {found.map((towns) => (
        <section key={towns[0]?.county} aria-label={towns[0]?.county}>
          <p className="town-finder__county">
            {towns[0]?.county}, {towns[0]?.state}
          </p>
          <ul>
            {towns.map(({ slug, name }) => (
              <li key={slug}>
                <button type="button" aria-pressed={slug === chosen} onClick={() => onChosen(slug)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
