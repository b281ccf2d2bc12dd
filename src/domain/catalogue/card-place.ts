import { showroomLabels } from '../../content/dealer/generated/town-distances.ts'

const hasTwoPlaces = Object.keys(showroomLabels).length > 1

/** Renders nothing if all carts stand in one place, or if the cart can come from either showroom. */
export const CardPlace = ({ showroom = '' }: { showroom?: string | undefined }) =>
  hasTwoPlaces && showroomLabels[showroom] ? `, ${showroomLabels[showroom]}` : null
