import { showroomLabels } from '../content/town-distances.gen.ts'

const labels: Readonly<Record<string, string>> = showroomLabels
const hasTwoPlaces = Object.keys(labels).length > 1

/** Nothing where all carts stand in one place, or for one that can come from either. */
export const CardPlace = ({ showroom = '' }: { showroom?: string | undefined }) =>
  hasTwoPlaces && labels[showroom] ? `, ${labels[showroom]}` : null
