import { showroomLabels } from '../../../content/dealer/generated/town-distances.generated.ts'

const hasTwoPlaces = Object.keys(showroomLabels).length > 1

/** Undefined if all carts are in one place, or if the cart can come from any showroom. */
export const cardPlace = (showroom = ''): string | undefined => (hasTwoPlaces ? showroomLabels[showroom] : undefined)
