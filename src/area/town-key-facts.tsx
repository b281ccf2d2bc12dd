import { PhoneLink } from './phone.tsx'
import type { Place } from './place.ts'

type Props = {
  place: Place
  delivery: { readonly title: string; readonly text: string }
}

/** Distance, delivery and county, directly below the hero of a town's page. */
export function TownKeyFacts({ place: { town, from }, delivery }: Props) {
  return (
    <section className="key-facts" aria-label={`${town.name} in figures`}>
      <div className="wrap">
        <ul>
          <li>
            <b className="num">{from.inTown ? 'In town' : from.miles}</b>
            <span>
              {from.inTown ? 'The' : `${from.direction} of the`} {from.label}, <PhoneLink line={from} />
            </span>
          </li>
          <li>
            <b className="num">{delivery.title}</b>
            <span>{delivery.text}</span>
          </li>
          <li>
            <b>{town.county}</b>
            <span>{town.state}</span>
          </li>
        </ul>
      </div>
    </section>
  )
}
