import { usd } from '../../format/money.ts'
import { dealerFile } from '../files.ts'

/** Dollars unless the name says otherwise. */
export const storage = dealerFile('storage.yaml')

const { indoor, coveredOutdoor, winter, summer, maintenance, preSeasonPrep } = storage

const season = ({ from, to, months }: typeof winter): string => `${from}-${to} (${months} months)`
const monthly = (dollars: number): string => `${usd(dollars)}/month`

export const indoorTemperature = `${indoor.temperature.from}-${indoor.temperature.to}°F`

export const storageRates = [
  { name: 'Indoor, climate-controlled', detail: indoorTemperature, price: monthly(indoor.perMonth) },
  { name: 'Covered outdoor', detail: coveredOutdoor.detail, price: monthly(coveredOutdoor.perMonth) },
  { name: 'Winter package, indoor', detail: season(winter), price: usd(winter.indoor) },
  { name: 'Winter package, outdoor', detail: season(winter), price: usd(winter.outdoor) },
  { name: 'Summer package, indoor', detail: season(summer), price: usd(summer.indoor) },
  { name: 'Summer package, outdoor', detail: season(summer), price: usd(summer.outdoor) },
  { name: 'Maintenance add-on', detail: maintenance.detail, price: monthly(maintenance.perMonth) },
  { name: 'Pre-season prep', detail: 'Once, before pickup', price: usd(preSeasonPrep) },
]
