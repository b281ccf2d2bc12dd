import { offers } from '../../content/dealer/facts/offers.facts.ts'
import { factOf } from '../../domain/catalogue/cart-condition.ts'
import { namedSpecifications } from '../../domain/catalogue/named-specifications.ts'
import { filteredBy, labelFor, reportedFacts } from '../../domain/catalogue/specification-labels.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { saidByCharging } from './charging.ts'
import { unlistedEquipment } from './vehicle-road-equipment.ts'

type Row = { readonly label: string; readonly value: string }

const rowsOf = (names: readonly string[], vehicle: Pick<Vehicle, 'specifications'>): Row[] =>
  names.flatMap((name) => {
    const value = factOf(name, vehicle)
    return value === undefined ? [] : [{ label: labelFor(name, vehicle), value }]
  })

const reported = Object.keys(reportedFacts)

type Group = { readonly heading: string; readonly rows: readonly Row[]; readonly block?: string }

const MOST_ROWS = 8

const road = ['lights', 'headlights', 'turnSignals', 'brakeLights', 'mirrors', 'windshield', 'horn', 'seatBelts']
const size = ['length', 'width', 'height', 'wheelbase', 'groundClearance', 'lifted', 'weight', 'payload']

const groups = [
  { heading: 'For the road', names: ['streetLegal', 'topSpeed', ...road, 'brakes'], block: 'road-use' },
  { heading: 'Size and weight', names: [...size, 'turningRadius'], block: 'measures' },
  {
    heading: 'How it’s built',
    names: [
      'motor',
      'drive',
      'range',
      'batteryType',
      'chargingTime',
      'chargingOutlet',
      'frame',
      'wheels',
      'cargoBed',
    ].concat('towHitch', 'color', 'warranty'),
  },
]
const ownGroup = { heading: 'This cart', names: ['color', 'warranty', ...reported, 'zeroPercentFinancing'] }

/**
 * Lists each fact once: leaves out the seats, facts that the charging figures show in full and, unless the cart is new, the facts of
 * the condition report. Facts that fit into no group fill up the last one; `others` has the rest.
 */
export function specificationGroups(vehicle: Pick<Vehicle, 'specifications' | 'isNew' | 'inStock' | 'price'>): {
  groups: readonly Group[]
  others: readonly Row[]
} {
  const said = ['seatingCapacity', ...saidByCharging(vehicle), ...(vehicle.isNew ? [] : reported)]
  const first = [...Object.keys(namedSpecifications), ...filteredBy]
  const left = new Set([...first, ...Object.keys(vehicle.specifications)].filter((name) => !said.includes(name)))
  // The offer itself is shown beside the bill.
  if (!offers.zeroPercent || (vehicle.inStock && vehicle.price !== undefined)) left.delete('zeroPercentFinancing')
  const take = (names: Iterable<string>, most: number): Row[] =>
    [...names].flatMap((name) => {
      const [row] = most > 0 && left.has(name) ? rowsOf([name], vehicle) : []
      if (!row) return []
      most -= 1
      left.delete(name)
      return row
    })
  const taken = [...groups, ...(vehicle.isNew ? [ownGroup] : [])]
    .reverse()
    .map(({ names, ...group }) => ({ ...group, rows: take(names, MOST_ROWS) }))
    .reverse()
  const last = taken.at(-1)
  last?.rows.push(...take([...left], MOST_ROWS - last.rows.length))
  return { groups: taken.filter(({ rows }) => rows.length > 0), others: rowsOf([...left], vehicle) }
}

export const conditionReport = (vehicle: Pick<Vehicle, 'specifications'>): Row[] => rowsOf(reported, vehicle)

const unlisted = (names: readonly string[], vehicle: Pick<Vehicle, 'specifications'>): string[] =>
  names.filter((name) => factOf(name, vehicle) === undefined).map((name) => labelFor(name, vehicle))

/** Facts that buyers look for but the stock lacks, for one line below the list. */
export const unlistedSpecifications = (vehicle: Pick<Vehicle, 'specifications' | 'features'>): string[] => [
  ...unlisted(filteredBy, vehicle),
  ...unlistedEquipment(vehicle),
]

export const unlistedCondition = (vehicle: Pick<Vehicle, 'specifications'>): string[] => unlisted(reported, vehicle)
