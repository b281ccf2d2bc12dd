import './town-figures.css'
import { PhoneLink } from '../../domain/showrooms/phone-link.tsx'
import type { Place } from '../../domain/towns/town-with-showroom.ts'

type Props = {
  place: Place
  delivery: { readonly title: string; readonly text: string }
}

export function TownFigures({ place: { town, from }, delivery }: Props) {
  return (
    <section className="town-figures" aria-label={`${town.name} in figures`}>
      <ul>
        <li>
          <b className="num display">{from.inTown ? 'In town' : from.miles}</b>
          <span>
            {from.inTown ? 'The' : `${from.direction} of the`} {from.label}, <PhoneLink line={from} />
          </span>
        </li>
        <li>
          <b className="num display">{delivery.title}</b>
          <span>{delivery.text}</span>
        </li>
      </ul>
    </section>
  )
}
