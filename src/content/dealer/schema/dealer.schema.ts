import { z } from 'zod'
import { count, day, email, percent, phone, slug, text, url } from './value-schemas.ts'

const offered = z.boolean('write true or false').default(true)

const rating = z.number('write a number from 1 to 5, or leave the line out').min(1).max(5)

/** dealer.yaml: who the dealer is, and what it says about itself. */
export const dealer = z.strictObject({
  extends: text.optional().describe('Another dealer’s folder; this one then holds only what differs'),
  name: text.describe('The business, as on its sign'),
  shortName: text.describe('In sentences and in the names of showrooms'),
  initial: text
    .max(2, 'write one letter, or two')
    .optional()
    .describe('Stands for the mark in mails; otherwise the first letter of shortName'),
  phone: phone.describe('The main line'),
  texts: phone
    .optional()
    .describe('A number that takes text messages, often the main line; leave it out when none does'),
  whatsapp: phone.optional().describe('A number that answers on WhatsApp; leave it out when none does'),
  email: email.describe('Shown on the site, and the sender of its mails'),
  website: url.describe('Address of the public site'),
  mainSite: url
    .optional()
    .describe(
      'For the site of a region: where each cart has its address. Default: the website of the folder that it extends',
    ),
  stock: z
    .strictObject({
      makers: z.array(slug).min(1, 'name at least one maker').optional().describe('Names of files in makers/'),
      showrooms: z
        .array(slug)
        .min(1, 'name at least one showroom')
        .optional()
        .describe('Ids; carts at none are shown too'),
    })
    .prefault({})
    .describe('For the site of a region: which carts it shows; otherwise all'),
  copyrightYear: count.describe('In the footer'),
  makers: z
    .array(slug)
    .refine((names) => new Set(names).size === names.length, 'a maker is in the list twice; keep it once')
    .default([])
    .describe('Names of the files in makers/, in the order shown'),
  mainMakers: z.array(slug).optional().describe('Those of them that texts name as what you sell; default: all'),
  featured: z
    .array(slug)
    .default([])
    .describe('Ids of the first carts on the home page, while in stock; then the newest follow'),
  seats: z
    .array(z.literal([2, 4, 6, 8], 'write numbers of seats: 2, 4, 6 or 8'))
    .default([2, 4, 6, 8])
    .describe('What the inventory can be narrowed to'),
  categories: z
    .array(text)
    .default([])
    .describe('Always choices in the inventory’s filter, whatever is in stock; words in the carts’ categories'),
  offers: z
    .strictObject({
      usedCarts: offered,
      rentals: offered.describe('Needs rentals.yaml'),
      service: offered.describe('Repairs, with service.yaml'),
      parts: offered,
      storage: offered.describe('Needs storage.yaml'),
      ecoCalculator: offered.describe('Electric or gas: what it costs and saves'),
    })
    .prefault({})
    .describe('False takes it off the site: its pages, links and every mention'),
  financing: z
    .strictObject({
      applyUrl: url.describe('The lender’s form; opens in a new tab'),
      lender: text,
      zeroPercent: z
        .strictObject({ percent, months: count, ends: day })
        .optional()
        .describe('Terms of the offer, for carts that the stock marks; leave it out when there is none'),
    })
    .optional()
    .describe('Leave it out when there is no lender'),
  notFoundHint: text.optional().describe('A small line at the end of the page of unknown addresses'),
  claims: z
    .strictObject({
      years: count.optional().describe('Years in business'),
      customers: count.optional(),
      municipalitiesServed: count.optional().describe('On the about page'),
      municipalitiesInHomeCopy: count.optional().describe('In the sentence on the home page'),
    })
    .prefault({})
    .describe('Only what is true; what is left out is not claimed'),
  ratings: z
    .strictObject({
      dealer: rating.optional(),
      dealerCount: count
        .min(1)
        .optional()
        .describe('Of how many ratings it is the average; without it, none is published'),
      vehicle: rating.optional(),
      vehicleCount: count.min(1).optional().describe('As dealerCount'),
    })
    .optional()
    .describe('Only real averages that visitors can look up; leave it out otherwise'),
  sampleRatings: z
    .boolean('write true or false')
    .default(false)
    .describe('Only for the dealer that comes with the software: its fixed averages, which have no count'),
  legal: z.strictObject({
    party: z
      .strictObject({ name: text, county: text, state: text })
      .optional()
      .describe('The business that the terms of service name, where it is another one'),
    privacyRequestDays: count,
    messageRetentionDays: count,
    relayService: text.describe('Number of the telecommunications relay service'),
    accessibilityStandard: text,
  }),
})

/** Reads only the list of makers, so that other mistakes in the file don't matter. */
export const listedMakers = z.object({ makers: dealer.shape.makers.catch([]) }).catch({ makers: [] })
