import { usd } from '../../format/money.ts'

/** Dollars unless the name says otherwise (product.md 9.7). */
export const storage = {
  indoor: { perMonth: 125, temperature: { from: 50, to: 75 } },
  coveredOutdoor: { perMonth: 75 },
  winter: { from: 'Oct 15', to: 'Apr 15', months: 6, indoor: 650, outdoor: 400 },
  summer: { from: 'May 1', to: 'Sep 30', months: 5, indoor: 575, outdoor: 350 },
  maintenancePerMonth: 50,
  preSeasonPrep: 150,
  lateFee: { amount: 25, afterDays: 10 },
  delinquency: [
    { days: 30, step: 'Written notice' },
    { days: 60, step: 'Phone contact' },
    { days: 90, step: 'Lien' },
    { days: 120, step: 'Possible sale' },
  ],
  termination: { noticeDays: 30, retrievalDays: 30 },
} as const

export const indoorTemperature = `${storage.indoor.temperature.from}-${storage.indoor.temperature.to}°F`

export const storageRates = [
  {
    name: 'Indoor, climate-controlled',
    detail: indoorTemperature,
    price: `${usd(storage.indoor.perMonth)}/month`,
  },
  {
    name: 'Covered outdoor',
    detail: 'Roofed, on gravel',
    price: `${usd(storage.coveredOutdoor.perMonth)}/month`,
  },
  {
    name: 'Winter package, indoor',
    detail: `${storage.winter.from}-${storage.winter.to} (${storage.winter.months} months)`,
    price: usd(storage.winter.indoor),
  },
  {
    name: 'Winter package, outdoor',
    detail: `${storage.winter.from}-${storage.winter.to} (${storage.winter.months} months)`,
    price: usd(storage.winter.outdoor),
  },
  {
    name: 'Summer package, indoor',
    detail: `${storage.summer.from}-${storage.summer.to} (${storage.summer.months} months)`,
    price: usd(storage.summer.indoor),
  },
  {
    name: 'Summer package, outdoor',
    detail: `${storage.summer.from}-${storage.summer.to} (${storage.summer.months} months)`,
    price: usd(storage.summer.outdoor),
  },
  {
    name: 'Maintenance add-on',
    detail: 'Charging, tires and a monthly move',
    price: `${usd(storage.maintenancePerMonth)}/month`,
  },
  { name: 'Pre-season prep', detail: 'Once, before pickup', price: usd(storage.preSeasonPrep) },
] as const
