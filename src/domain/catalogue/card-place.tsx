import { showroomLabels } from '../../content/dealer/generated/town-distances.ts'

const hasTwoPlaces = Object.keys(showroomLabels).length > 1

/** Nothing where all carts stand in one place, or for one that can come from either. */
export const CardPlace = ({ showroom = '' }: { showroom?: string | undefined }) =>
  hasTwoPlaces && showroomLabels[showroom] ? `, ${showroomLabels[showroom]}` : null
