import type { Vehicle } from '../../catalogue/vehicle.ts'
import { Picture } from '../../ui/picture.tsx'
import type { CloseUp } from './vehicle-view.ts'

/** Pictures from close by, side by side and out to both edges of the page. */
export const CloseUps = ({ vehicle: { name, isNew }, closeUps }: { vehicle: Vehicle; closeUps: readonly CloseUp[] }) =>
  closeUps.length === 0 ? null : (
    <section className="close-ups" aria-label={`${name}, close up`}>
      {closeUps.map(({ src, shows }) => (
        <figure key={src}>
          <Picture src={src} alt={`${name}: ${shows}`} sizes="(min-width: 60rem) 58vw, 100vw" />
          <figcaption>{isNew ? 'Illustration of this model' : 'Illustration, not this cart'}</figcaption>
        </figure>
      ))}
    </section>
  )
