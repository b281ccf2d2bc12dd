import { physicalShowrooms } from '../../../content/dealer/facts/showrooms.facts.ts'
import { showroomTown } from '../../../content/dealer/showroom-names.ts'
import { cartPage } from '../../../content/words/lot.words.ts'

/** Whether there are several showrooms to choose from. */
export const hasShowrooms = physicalShowrooms.length > 1

export const showroomChoices = [
  ...physicalShowrooms.map((showroom) => ({ value: showroom.id, label: showroomTown(showroom) })),
  { value: '', label: cartPage.either },
]
