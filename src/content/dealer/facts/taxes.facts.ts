import { capitalized } from '../../format/capitalized.ts'
import { dealerFile } from '../reading/dealer-files.ts'
import { isStateCode, stateNames } from '../schema/us-states.ts'

const { ratesChecked = '', titlesEstimated = '', states } = dealerFile('taxes.yaml')

const rows = Object.entries(states).flatMap(([code, state]) =>
  isStateCode(code) ? [{ code, name: stateNames[code], ...state }] : [],
)
const byName = (figureOf: (row: (typeof rows)[number]) => number): Readonly<Record<string, number>> =>
  Object.fromEntries(rows.map((row) => [row.name, figureOf(row)]))

const thousandths = (percent: number): number => Math.round(percent * 1000)

export type CountyTax = { readonly rate: number; readonly upTo?: number | undefined }
const taxesOf = (
  counties: Readonly<Record<string, { readonly percent: number; readonly upTo?: number | undefined }>>,
): Readonly<Record<string, CountyTax>> =>
  Object.fromEntries(
    Object.entries(counties).map(([county, { percent, upTo }]) => [county, { rate: thousandths(percent), upTo }]),
  )

const kinds = [...new Set(rows.map(({ taxName = 'sales tax' }) => taxName))]

/** Tax on the price and the delivery fee, by the state's name: in thousandths of a percent, so that cents are exact. */
export const salesTax = {
  checked: ratesChecked,
  rates: byName(({ salesTaxPercent }) => thousandths(salesTaxPercent)),
  /** By state and county: in thousandths of a percent, on the first `upTo` dollars of the price or on all of it. */
  counties: Object.fromEntries(rows.flatMap(({ name, counties }) => (counties ? [[name, taxesOf(counties)]] : []))),
  /** By the state's name, if its tax has a name of its own. */
  names: Object.fromEntries(rows.flatMap(({ name, taxName }) => (taxName ? [[name, taxName]] : []))),
  label: capitalized(kinds.length > 1 ? 'tax' : (kinds[0] ?? 'sales tax')),
  codes: rows.map(({ code, name }) => ({ code, name })),
  notes: rows.flatMap(({ name, note }) => (note ? [rows.length > 1 ? `${name}: ${note}` : note] : [])),
  sources: rows.map(({ source }) => source),
}

/** The dealer's own estimate in US dollars, for a cart that is registered. */
export const titleAndRegistration = {
  estimated: titlesEstimated,
  dollars: byName((row) => row.titleAndRegistration),
}
