import type { Town } from '../dealer/town.ts'
import { page, townHref, townRentalHref } from '../site-map.ts'

const crumbs = (above: 'showroom' | 'rentals', { name, stateCode }: Town, path: string) => [
  { label: page(above).label, path: page(above).path },
  { label: `${name}, ${stateCode}`, path },
]

export const townCrumbs = (town: Town) => crumbs('showroom', town, townHref(town.slug))
export const townRentalCrumbs = (town: Town) => crumbs('rentals', town, townRentalHref(town.slug))
