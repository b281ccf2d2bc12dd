import './close-ups.css'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { Picture } from '../../ui/picture.tsx'
import type { CloseUp } from './vehicle-view.ts'

export const CloseUps = ({ vehicle: { name, isNew }, closeUps }: { vehicle: Vehicle; closeUps: readonly CloseUp[] }) =>
  closeUps.length === 0 ? null : (
    <section className="close-ups" aria-label={`${name}, close up`}>
      {closeUps.map(({ src, shows, feature }) => (
        <figure key={src}>
          <Picture src={src} alt={`${name}: ${shows}`} sizes="(min-width: 60rem) 58vw, 100vw" />
          <figcaption>
            {feature ? <b>{feature}</b> : null}
            <span>{isNew ? 'Illustration of this model' : 'Illustration, not this cart'}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  )
