import type { z } from 'zod'
import type { rentals } from './schema/rentals.ts'
import type { service } from './schema/service.ts'
import type { storage } from './schema/storage.ts'

const rates = { daily: 0, threeDay: 0, weekly: 0, monthly: 0 }

const noRentals: z.input<typeof rentals> = {
  carts: [{ id: 'none', name: 'None', description: 'None', deposit: 0, rates }],
  terms: {
    ...{
      minimumAge: 0,
      lateFeePerHour: 0,
      recharge: 0,
      smokeOdor: 0,
      petHair: 0,
      administrative: 0,
      propertyDamage: 0,
    },
    additionalDriver: { fee: 0, maximum: 0 },
    cleaning: { from: 0, to: 0 },
    cancellation: { freeHours: 0, refundPercent: 0 },
    liability: { perPerson: 0, perAccident: 0 },
  },
}

const season = { from: 'None', to: 'None', months: 0, indoor: 0, outdoor: 0 }

const noStorage: z.input<typeof storage> = {
  indoor: { perMonth: 0, temperature: { from: 0, to: 0 } },
  coveredOutdoor: { perMonth: 0, detail: 'None' },
  ...{ winter: season, summer: season, preSeasonPrep: 0, delinquency: [] },
  maintenance: { perMonth: 0, detail: 'None' },
  lateFee: { amount: 0, afterDays: 0 },
  termination: { noticeDays: 0, retrievalDays: 0 },
}

const noService: z.input<typeof service> = { dollarsPerHour: 0, repairHours: { from: 0, to: 0 } }

/** Files that a dealer without that offer leaves out. The stand-ins let its words load; no page shows them. */
export const filesOfOffers = {
  'rentals.yaml': { offer: 'rentals', standIn: noRentals },
  'storage.yaml': { offer: 'storage', standIn: noStorage },
  'service.yaml': { offer: 'service', standIn: noService },
} as const
