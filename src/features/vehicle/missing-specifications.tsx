import './missing-specifications.css'
import { contactLink } from '../../content/addresses.ts'
import { inSentence } from '../../domain/catalogue/specification-labels.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { Link } from '../../ui/link.tsx'

/** One line in place of rows that the stock cannot fill. */
export const MissingSpecifications = ({ id, labels }: { id: Vehicle['id']; labels: readonly string[] }) =>
  labels.length > 0 ? (
    <p className="muted missing-specifications">
      Not listed: {labels.map(inSentence).join(', ')}.{' '}
      <Link className="link" {...contactLink('sales', { vehicle: id })}>
        Ask us
      </Link>
    </p>
  ) : null
