import { PhoneLink } from './phone.tsx'
import type { Place } from './place.ts'

type Props = {
  place: Place
  delivery: { readonly title: string; readonly text: string }
  look?: 'band' | 'figures'
}

export function TownKeyFacts({ place: { town, from }, delivery, look = 'band' }: Props) {
  return (
    <section className={look === 'band' ? 'key-facts' : 'town-figures'} aria-label={`${town.name} in figures`}>
      <div className={look === 'band' ? 'wrap' : undefined}>
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
