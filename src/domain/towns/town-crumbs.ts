import { page, townHref, townRentalHref } from '../../content/addresses.ts'
import type { Town } from '../../content/dealer/schema/town.ts'

const crumbs = (above: 'showroom' | 'rentals', { name, stateCode }: Town, path: string) => [
  { label: page(above).label, path: page(above).path },
  { label: `${name}, ${stateCode}`, path },
]

export const townCrumbs = (town: Town) => crumbs('showroom', town, townHref(town.slug))
export const townRentalCrumbs = (town: Town) => crumbs('rentals', town, townRentalHref(town.slug))
