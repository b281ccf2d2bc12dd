import './close-ups.css'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { Picture } from '../../ui/picture.tsx'
import type { CloseUp } from './vehicle-view.ts'

/** Pictures from close by, side by side and out to both edges of the page, each with the feature that it shows. */
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
