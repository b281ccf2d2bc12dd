import './close-ups.css'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { Picture } from '../../ui/picture.tsx'
import type { CloseUp } from './vehicle-view.ts'

export const CloseUps = ({ vehicle: { name, isNew }, closeUps }: { vehicle: Vehicle; closeUps: readonly CloseUp[] }) =>
  closeUps.length === 0 ? null : (
    <section className="close-ups" aria-label={`${name}, close up`}>
      {closeUps.map(({ src, shows, feature }, index) => (
        <figure key={src}>
          <Picture src={src} alt={`${name}: ${shows}`} sizes="(min-width: 60rem) 58vw, 100vw" />
          {feature || (index === 0 && !isNew) ? (
            <figcaption>
              {feature ? <b>{feature}</b> : null}
              {index === 0 && !isNew ? <span>Illustration, not this cart</span> : null}
            </figcaption>
          ) : null}
        </figure>
      ))}
    </section>
  )
