import '../../ui/field/field.css'
import { LocateFixed } from 'lucide-react'
import { useId, useState } from 'react'
import { townAreas } from '../../content/dealer/town-areas.ts'
import { milesText } from '../../content/format/miles.ts'
import { townChooser as copy } from '../../content/words/town-chooser.words.ts'
import { Button } from '../../ui/button.tsx'
import { nearestTown } from './nearest-town.ts'

type Props = { current: string; onChosen: (slug: string) => void }

/** Loaded when it's opened. The browser asks for the position only after a tap, and the position stays on the device. */
export function TownFinder({ current, onChosen }: Props) {
  const [search, setSearch] = useState('')
  const [notice, setNotice] = useState('')
  const id = useId()
  const query = search.trim().toLowerCase()
  const matches = townAreas
    .map((area) => ({ ...area, towns: area.towns.filter(({ name }) => name.toLowerCase().includes(query)) }))
    .filter(({ towns }) => towns.length > 0)

  const locate = () => {
    setNotice(copy.locating)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { town, miles, isThere } = nearestTown(coords)
        if (isThere) onChosen(town.slug)
        else setNotice(copy.tooFar(`${town.name}, ${milesText(miles)} away`))
      },
      () => setNotice(copy.denied),
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
          const first = matches[0]?.towns[0]
          if (query && first) onChosen(first.slug)
        }}
      />
      <Button size="sm" onClick={locate}>
        <LocateFixed className="icon" aria-hidden /> {copy.locate}
      </Button>
      <p className="town-finder__note" role="status">
        {notice || copy.locatePrivacy}
      </p>
      {matches.length === 0 ? <p>{copy.nothing}</p> : null}
      {matches.map(({ county, state, towns }) => (
        <section key={`${county}, ${state}`} aria-label={county}>
          <p className="town-finder__county">
            {county}, {state}
          </p>
          <ul>
            {towns.map(({ slug, name }) => (
              <li key={slug}>
                <button type="button" aria-pressed={slug === current} onClick={() => onChosen(slug)}>
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
