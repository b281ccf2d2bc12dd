/** Lists how far each town is from each showroom, so that browsers can price a delivery without coordinates. */
import { fromNearestShowroom, fromShowroom } from '../src/area/town-distance.ts'
import { physicalShowrooms, showroomLabel } from '../src/content/facts/showrooms.ts'
import { towns } from '../src/content/towns/towns.ts'
import { writeIfChanged } from './write-if-changed.ts'

const rows = towns.map((town) => [
  town.slug,
  {
    name: town.name,
    state: town.state,
    nearest: fromNearestShowroom(town).showroom.id,
    miles: Object.fromEntries(physicalShowrooms.map((showroom) => [showroom.id, fromShowroom(town, showroom).miles])),
  },
])
const labels = physicalShowrooms.map((showroom) => [showroom.id, showroomLabel(showroom)])
await writeIfChanged(
  'src/content/town-distances.gen.ts',
  `// Made by build/build-town-distances.ts.
/** By slug, in the order of the lists of towns. */
export const townDistances = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const

export const showroomLabels = ${JSON.stringify(Object.fromEntries(labels), null, 2)} as const
`,
)
