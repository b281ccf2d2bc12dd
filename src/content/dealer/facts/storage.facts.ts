import { usd } from '../../format/money.ts'
import { offerFile } from '../reading/dealer-files.ts'

/** Dollars unless the name says otherwise. Undefined for a dealer without storage, like all facts here. */
export const storage = offerFile('storage.yaml')

type Storage = NonNullable<typeof storage>

const season = ({ from, to, months }: Storage['winter']): string => `${from}-${to} (${months} months)`
const monthly = (dollars: number): string => `${usd(dollars)}/month`
const temperatureIn = ({ indoor: { temperature } }: Storage): string => `${temperature.from}-${temperature.to}°F`

const ratesIn = (terms: Storage) => {
  const { indoor, coveredOutdoor, winter, summer, maintenance, preSeasonPrep } = terms
  return [
    { name: 'Indoor, climate-controlled', detail: temperatureIn(terms), price: monthly(indoor.perMonth) },
    { name: 'Covered outdoor', detail: coveredOutdoor.detail, price: monthly(coveredOutdoor.perMonth) },
    { name: 'Winter package, indoor', detail: season(winter), price: usd(winter.indoor) },
    { name: 'Winter package, outdoor', detail: season(winter), price: usd(winter.outdoor) },
    { name: 'Summer package, indoor', detail: season(summer), price: usd(summer.indoor) },
    { name: 'Summer package, outdoor', detail: season(summer), price: usd(summer.outdoor) },
    { name: 'Maintenance add-on', detail: maintenance.detail, price: monthly(maintenance.perMonth) },
    { name: 'Pre-season prep', detail: 'Once, before pickup', price: usd(preSeasonPrep) },
  ]
}

export const indoorTemperature = storage && temperatureIn(storage)
export const storageRates = storage && ratesIn(storage)
