import { findShowroom, showroomTown } from '../../content/dealer/showroom-names.ts'
import { formatPrice, usd } from '../../content/format/money.ts'
import { comparePage } from '../../content/words/compare.words.ts'
import { deliveryRule } from '../../content/words/delivery-rule.words.ts'
import { conditionOf, factOf } from '../../domain/catalogue/cart-condition.ts'
import { filteredBy, labelFor, reportedFacts, specificationLabel } from '../../domain/catalogue/specification-labels.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { deliveredPrice } from '../../domain/rentals/cart-delivery.ts'

export type Cell = {
  /** undefined if the stock has no value. */
  readonly text: string | undefined
  readonly note?: string | undefined
  /** Marks the best cell of the row, only where a higher value or a lower price is clearly better. */
  readonly best?: string | undefined
}

export type CompareRow = {
  readonly label: string
  /** 'partly': the value is known for only some of the carts and doesn't differ, or is a number that tells one cart from another. Rows that are 'same' or 'unknown' have one cell, as does the row of delivered prices when no town is chosen. */
  readonly kind: 'same' | 'differs' | 'partly' | 'unknown'
  readonly cells: readonly Cell[]
  readonly choosesTown?: true
}

export type CompareGroup = { readonly heading: string; readonly rows: readonly CompareRow[] }

export type TownDelivery = {
  readonly slug: string
  readonly town: string
  readonly cost: (vehicle: Pick<Vehicle, 'price' | 'showroom'>) => Cell
}

const { best, groups, rows } = comparePage

/** Shown as rows of their own, or specific to one unit. */
const notAmongOthers = ['year', 'hoursOnMeter', 'stockNumber', 'vin', 'color']

/** Rows that matter only for used carts. */
const ofUsedCarts = ['batteryAge', 'batteryTest', 'condition', 'knownFlaws']

function comparedFact(name: string, vehicle: Vehicle): string | undefined {
  const fact = factOf(name, vehicle)
  if (fact !== undefined) return fact
  if (vehicle.isNew && ofUsedCarts.includes(name)) return rows.newCart
  return name === 'zeroPercentFinancing' ? 'No' : undefined
}

/** The row's name. Facts with the same label share a row, so no two rows have the same name. */
function rowLabel(name: string): string {
  const label = name === 'condition' ? rows.report : specificationLabel(name)
  const isTaken = [rows.price, rows.condition, rows.stock, rows.showroom].some((each) => isAlike(each, label))
  return isTaken ? rows.listed(label) : label
}

const isAlike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export function comparison(vehicles: readonly Vehicle[], delivered?: TownDelivery): CompareGroup[] {
  const rowsInOrder = [
    'seatingCapacity',
    'range',
    'topSpeed',
    'payload',
    'batteryType',
    'chargingTime',
    ...notAmongOthers,
  ]
  const specificationNames = new Set(vehicles.flatMap(({ specifications }) => Object.keys(specifications)))
  const reported = Object.keys(reportedFacts)
  const others = [...specificationNames].filter((name) => !rowsInOrder.includes(name) && !filteredBy.includes(name))
  const isKnown = (name: string) => specificationNames.has(name)
  const allNames = [...new Set([...rowsInOrder, ...ofUsedCarts, ...filteredBy, ...others])]
  const specification = (name: string, bestLabel?: string): CompareRow[] => {
    const label = rowLabel(name)
    const names = allNames.filter((each) => isAlike(rowLabel(each), label))
    if (names[0] !== name) return []
    const cells = vehicles.map((vehicle) => {
      const facts = new Set(names.flatMap((each) => comparedFact(each, vehicle) ?? []))
      return { text: facts.size > 0 ? [...facts].join('; ') : undefined }
    })
    return [row(label, withBest(cells, bestLabel))]
  }
  return [
    {
      heading: groups.pay,
      rows: [
        row(rows.price, priceCells(vehicles)),
        deliveredRow(vehicles, delivered),
        row(
          rows.condition,
          vehicles.map((vehicle) => ({ text: conditionOf(vehicle) })),
        ),
        row(
          rows.stock,
          vehicles.map(({ inStock }) => ({ text: inStock ? 'In stock' : 'Sold out' })),
        ),
        ...(vehicles.some(({ showroom }) => showroom) ? [row(rows.showroom, vehicles.map(showroomCell))] : []),
        ...(isKnown('stockNumber') ? [numberRow(vehicles, 'stockNumber')] : []),
        ...(isKnown('vin') ? [numberRow(vehicles, 'vin')] : []),
      ],
    },
    {
      heading: groups.ride,
      rows: [
        ...specification('seatingCapacity'),
        ...specification('range', best.range),
        ...specification('topSpeed'),
        ...specification('payload', best.payload),
      ],
    },
    {
      heading: groups.battery,
      rows: ['batteryType', 'chargingTime', ...['batteryAge', 'batteryTest'].filter(isKnown)].flatMap((name) =>
        specification(name),
      ),
    },
    {
      heading: groups.chassis,
      rows: [
        ...[...filteredBy, ...others.filter((name) => !reported.includes(name))],
        ...['condition', 'knownFlaws', 'color'].filter(isKnown),
      ].flatMap((name) => specification(name)),
    },
    { heading: groups.features, rows: featureRows(vehicles) },
  ].filter((group) => group.rows.length > 0)
}

export const differingRows = (compared: readonly CompareGroup[]): number =>
  compared.flatMap((group) => group.rows).filter(({ kind }) => kind === 'differs').length

function row(label: string, cells: readonly Cell[]): CompareRow {
  const [first] = cells
  const texts = cells.flatMap(({ text }) => text ?? [])
  const kinds = new Set(texts.map((text) => text.toLowerCase()))
  if (!first || texts.length === 0) return { label, kind: 'unknown', cells: [{ text: undefined }] }
  if (kinds.size > 1) return { label, kind: 'differs', cells }
  if (texts.length < cells.length) return { label, kind: 'partly', cells }
  return { label, kind: 'same', cells: [{ text: first.text, note: first.note }] }
}

/** The row of numbers that identify the carts, which aren't treated as a difference between them. */
function numberRow(vehicles: readonly Vehicle[], name: 'stockNumber' | 'vin'): CompareRow {
  const labels = vehicles.map((vehicle) => labelFor(name, vehicle))
  const isOne = new Set(labels).size === 1
  return {
    label: isOne && labels[0] ? labels[0] : rows.number,
    kind: 'partly',
    cells: vehicles.map((vehicle, at) => {
      const text = factOf(name, vehicle)
      return { text, note: isOne || text === undefined ? undefined : labels[at] }
    }),
  }
}

function showroomCell({ showroom: id }: Vehicle): Cell {
  const showroom = findShowroom(id)
  return { text: showroom ? showroomTown(showroom) : rows.either }
}

function deliveredRow(vehicles: readonly Vehicle[], delivered: TownDelivery | undefined): CompareRow {
  if (delivered) {
    const cells = vehicles.map((vehicle) => delivered.cost(vehicle))
    return { ...row(rows.delivered(delivered.town), cells), choosesTown: true }
  }
  // If all carts are at one showroom, delivery adds the same to each, so the kind stays the same with a town.
  const free = vehicles.map(({ price }) => ({ text: deliveredPrice(price, { fee: 0 })?.toString() }))
  const { kind } = row('', free)
  return { label: rows.toYourTown, kind, cells: [{ text: '', note: deliveryRule }], choosesTown: true }
}

function priceCells(vehicles: readonly Vehicle[]): Cell[] {
  const prices = vehicles.flatMap(({ price }) => price ?? [])
  const lowest = Math.min(...prices)
  const isRanked = new Set(prices).size > 1
  return vehicles.map(({ price }) => {
    const text = formatPrice(price)
    if (price === undefined || !isRanked) return { text }
    return price === lowest ? { text, best: best.price } : { text, note: comparePage.over(usd(price - lowest)) }
  })
}

/** Marks the highest value, but only if the values differ and every known text is a figure with the same unit ('45 miles'). */
function withBest(cells: readonly Cell[], label: string | undefined): readonly Cell[] {
  if (label === undefined) return cells
  const figures = cells.map(({ text }) => figureOf(text))
  const values = figures.filter((figure) => figure !== undefined)
  const highest = Math.max(...values.map(({ value }) => value))
  const isRanked =
    values.length === cells.filter(({ text }) => text !== undefined).length &&
    new Set(values.map(({ unit }) => unit)).size === 1 &&
    new Set(values.map(({ value }) => value)).size > 1
  return isRanked ? cells.map((cell, at) => (figures[at]?.value === highest ? { ...cell, best: label } : cell)) : cells
}

/** Reads '1,150 lb' as 1150 and 'lb'. Returns undefined for anything but a single figure, such as '40-60 miles'. */
function figureOf(text: string | undefined): { value: number; unit: string } | undefined {
  const [, figure, unit] = /^([\d,]+(?:\.\d+)?)\s*([a-z ]+)$/i.exec(text ?? '') ?? []
  return figure && unit ? { value: Number(figure.replaceAll(',', '')), unit: unit.trim().toLowerCase() } : undefined
}

function featureRows(vehicles: readonly Vehicle[]): CompareRow[] {
  if (vehicles.length < 2) {
    const [features] = vehicles.map((vehicle) => vehicle.features)
    return features?.length ? [row(groups.features, [{ text: features.join('; ') }])] : []
  }
  const sets = vehicles.map(({ features }) => new Set(features.map((feature) => feature.toLowerCase())))
  const isShared = (feature: string) => sets.every((set) => set.has(feature.toLowerCase()))
  const shared = vehicles[0]?.features.filter(isShared) ?? []
  const own = vehicles.map(({ features }) => features.filter((feature) => !isShared(feature)).join('; '))
  return [
    ...(shared.length > 0
      ? [
          row(
            rows.shared(vehicles.length),
            vehicles.map(() => ({ text: shared.join('; ') })),
          ),
        ]
      : []),
    ...(own.some((text) => text !== '')
      ? [
          row(
            rows.own,
            own.map((text) => ({ text: text || 'Nothing further' })),
          ),
        ]
      : []),
  ]
}
