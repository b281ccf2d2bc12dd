/** Lists how far each town is from each showroom, so that browsers can price a delivery without coordinates. */

import { physicalShowrooms, rentalShowrooms } from '../src/content/dealer/facts/showrooms.facts.ts'
import { towns } from '../src/content/dealer/facts/towns.facts.ts'
import { showroomLabel } from '../src/content/dealer/showroom-names.ts'
import { countyTax } from '../src/domain/catalogue/finance/whole-price.ts'
import { fromNearestShowroom, fromShowroom } from '../src/domain/towns/town-distance.ts'
import { writeList } from './write-list.ts'

const rows = towns.map((town) => [
  town.slug,
  {
    name: town.name,
    state: town.state,
    ...(countyTax(town.state, town.county) && { county: town.county }),
    nearest: fromNearestShowroom(town).showroom.id,
    ...(rentalShowrooms.length < physicalShowrooms.length && {
      rentals: fromNearestShowroom(town, rentalShowrooms).showroom.id,
    }),
    miles: Object.fromEntries(physicalShowrooms.map((showroom) => [showroom.id, fromShowroom(town, showroom).miles])),
  },
])
const labels = physicalShowrooms.map((showroom) => [showroom.id, showroomLabel(showroom)])
await writeList('town-distances', { towns: Object.fromEntries(rows), showrooms: Object.fromEntries(labels) })
