import './card-place.css'
import { MapPin } from 'lucide-react'
import { showroomLabels } from '../content/town-distances.gen.ts'

const labels: Readonly<Record<string, string>> = showroomLabels
const hasTwoPlaces = Object.keys(labels).length > 1

/** Nothing where all carts stand in one place, or for one that can come from either. */
export function CardPlace({ showroom = '' }: { showroom?: string | undefined }) {
  const label = hasTwoPlaces ? labels[showroom] : undefined
  return label ? (
    <p className="card-place">
      <MapPin className="icon" aria-hidden /> At our {label}
    </p>
  ) : null
}
