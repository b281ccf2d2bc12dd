/** Lists how far each town is from its nearest showroom, so that browsers can price a delivery without coordinates. */
import { showroomLabel } from '../src/area/place.ts'
import { fromNearestShowroom } from '../src/area/town-distance.ts'
import { towns } from '../src/content/towns/towns.ts'
import { writeIfChanged } from './write-if-changed.ts'

const rows = towns.map((town) => {
  const from = fromNearestShowroom(town)
  return [town.slug, { name: town.name, state: town.state, miles: from.miles, from: showroomLabel(from) }]
})
await writeIfChanged(
  'src/content/town-distances.gen.ts',
  `// Made by build/build-town-distances.ts.
/** By slug, in the order of the lists of towns. */
export const townDistances = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const
`,
)
