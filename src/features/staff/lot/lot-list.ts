import { physicalShowrooms } from '../../../content/dealer/facts/showrooms.ts'
import { findShowroom, showroomTown } from '../../../content/dealer/showroom-names.ts'
import { formatPrice } from '../../../content/format/money.ts'
import { lot as copy } from '../../../content/words/lot.ts'
import { conditionOf, factOf } from '../../../domain/catalogue/condition.ts'
import { missingFacts } from '../../../domain/catalogue/missing-facts.ts'
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts'
import { hasShowrooms } from './showroom-choices.ts'

export const PAGE = 50

type Tab = { id: string; label: string; includes: (vehicle: Vehicle) => boolean }

const tabs: readonly Tab[] = [
  { id: '', label: copy.tabs.all, includes: () => true },
  ...(hasShowrooms
    ? physicalShowrooms.map((showroom) => ({
        id: showroom.id,
        label: showroomTown(showroom),
        includes: (vehicle: Vehicle) => vehicle.showroom === showroom.id,
      }))
    : []),
  { id: 'photos', label: copy.tabs.photos, includes: ({ images }) => images.length === 0 },
  { id: 'sold', label: copy.tabs.sold, includes: ({ inStock }) => !inStock },
  { id: 'missing', label: copy.tabs.missing, includes: (vehicle) => missingFacts(vehicle).length > 0 },
]

export type LotRow = {
  id: string
  name: string
  number: string
  where: string
  price: string
  inStock: boolean
  photos: number
  image: string | undefined
}

export type LotList = {
  query: string
  tabs: readonly { id: string; label: string; count: number; isOn: boolean }[]
  rows: readonly LotRow[]
  total: number
  /** Not shown yet. */
  left: number
}

/** @param query matches the stock number, the name, the VIN or the id, whatever is between the characters */
export function lotList(
  vehicles: readonly Vehicle[],
  { query, show, most }: { query: string; show: string; most: number },
): LotList {
  const words = query.split(/\s+/).map(plain).filter(Boolean)
  const tab = tabs.find(({ id }) => id === show) ?? tabs[0]
  const isSearch = words.length > 0
  const matching = isSearch
    ? vehicles.filter((vehicle) => matches(vehicle, words))
    : vehicles.filter((vehicle) => tab?.includes(vehicle))
  return {
    query,
    tabs: [
      ...(isSearch ? [{ id: '', label: copy.tabs.match, count: matching.length, isOn: true }] : []),
      ...tabs.map(({ id, label, includes }) => ({
        id,
        label,
        count: vehicles.reduce((sum, vehicle) => sum + (includes(vehicle) ? 1 : 0), 0),
        isOn: !isSearch && id === tab?.id,
      })),
    ],
    rows: matching.slice(0, most).map(rowOf),
    total: vehicles.length,
    left: Math.max(0, matching.length - most),
  }
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

function matches({ id, name, specifications: { stockNumber, vin } }: Vehicle, words: readonly string[]): boolean {
  const parts = [String(stockNumber ?? ''), String(vin ?? ''), name, id].map(plain)
  return words.every((word) => parts.some((part) => part.includes(word)))
}

function rowOf(vehicle: Vehicle): LotRow {
  const showroom = hasShowrooms ? findShowroom(vehicle.showroom) : undefined
  return {
    id: vehicle.id,
    name: vehicle.name,
    number: factOf('stockNumber', vehicle) ?? vehicle.id,
    where: [showroom && showroomTown(showroom), conditionOf(vehicle).toLowerCase()].filter(Boolean).join(', '),
    price: formatPrice(vehicle.price),
    inStock: vehicle.inStock,
    photos: vehicle.images.length,
    image: vehicle.images[0],
  }
}
