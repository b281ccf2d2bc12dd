import { termsParty } from '../facts/legal.ts'
import { staffingYear } from '../facts/staffing-2024.ts'

export type Policy = {
  /** Also the name of policies/{slug}.mdx and the id in the site map. */
  readonly slug: string
  /** The canonical address. */
  readonly route: `/${string}`
  /** Other addresses of the same page. */
  readonly aliases: readonly `/${string}`[]
  readonly title: string
  readonly meta: { readonly title: string; readonly description: string }
  /** ISO date. */
  readonly lastUpdated: `${number}-${number}-${number}`
}

export const policies = [
  {
    slug: 'privacy',
    route: '/privacy',
    aliases: ['/privacy-policy'],
    title: 'Privacy policy',
    meta: {
      title: 'Privacy policy: what we keep and how long',
      description:
        'What this site stores when you send a message, who reads it, how long it is kept and how to have it erased. No trackers, no ads.',
    },
    lastUpdated: '2025-03-10',
  },
  {
    slug: 'terms-of-service',
    route: '/terms-of-service',
    aliases: ['/terms'],
    title: 'Terms of service',
    meta: {
      title: 'Terms of service for using this site',
      description: `The terms between you and ${termsParty.name}, ${termsParty.county}, for the use of this site.`,
    },
    lastUpdated: '2025-01-06',
  },
  {
    slug: 'terms-conditions',
    route: '/policies/terms-conditions',
    aliases: [],
    title: 'Terms and conditions',
    meta: {
      title: 'Terms and conditions of sale and service',
      description:
        'Quotes, deposits, payment, financing, warranty and service work: the conditions that apply when you buy from us.',
    },
    lastUpdated: '2025-02-17',
  },
  {
    slug: 'return-policy',
    route: '/policies/return-policy',
    aliases: [],
    title: 'Return policy',
    meta: {
      title: 'Return policy for carts and parts',
      description:
        'How long you have to return a new cart, a used cart or a part, what restocking costs and when the money comes back.',
    },
    lastUpdated: '2025-02-17',
  },
  {
    slug: 'delivery-policy',
    route: '/policies/delivery-policy',
    aliases: [],
    title: 'Delivery policy',
    meta: {
      title: 'Delivery policy: zone, fees and access',
      description:
        'When delivery of a purchased cart is free, what it costs beyond the zone, and what our trailer needs at your address.',
    },
    lastUpdated: '2025-03-03',
  },
  {
    slug: 'rental-policy',
    route: '/policies/rental-policy',
    aliases: [],
    title: 'Rental policy',
    meta: {
      title: 'Rental policy: age, deposit, fees, insurance',
      description:
        'Who may drive, deposits, every fee, cancellation, delivery and the insurance included with each rental.',
    },
    lastUpdated: '2025-04-01',
  },
  {
    slug: 'storage-policy',
    route: '/policies/storage-policy',
    aliases: [],
    title: 'Storage policy',
    meta: {
      title: 'Storage policy: rates, packages and access',
      description:
        'Indoor and covered storage by the month or season, access hours, late fees, and how to end storage.',
    },
    lastUpdated: '2025-03-24',
  },
  {
    slug: 'publishing-policy',
    route: '/policies/publishing-policy',
    aliases: [],
    title: 'Publishing policy',
    meta: {
      title: 'Publishing policy: how this site is written',
      description:
        'Where our figures come from, who checks them, what we do not publish and how soon new products appear.',
    },
    lastUpdated: '2025-01-20',
  },
  {
    slug: 'feedback-policy',
    route: '/policies/feedback-policy',
    aliases: [],
    title: 'Feedback policy',
    meta: {
      title: 'Feedback policy: how fast we answer',
      description:
        'How to tell us what went well or wrong, how we sort it, and the hours within which each kind is answered.',
    },
    lastUpdated: '2025-01-20',
  },
  {
    slug: 'corrections-policy',
    route: '/policies/corrections-policy',
    aliases: [],
    title: 'Corrections policy',
    meta: {
      title: 'Corrections policy: how errors are fixed',
      description:
        'How to report an error on this site, four grades of error, and the hours within which each is corrected.',
    },
    lastUpdated: '2025-01-20',
  },
  {
    slug: 'diversity-policy',
    route: '/policies/diversity-policy',
    aliases: [],
    title: 'Diversity policy',
    meta: {
      title: 'Diversity policy: hiring, pay and access',
      description: 'How we hire, pay and promote, how the showrooms are made accessible, and where to complain.',
    },
    lastUpdated: '2025-02-03',
  },
  {
    slug: 'ethics-policy',
    route: '/policies/ethics-policy',
    aliases: [],
    title: 'Ethics policy',
    meta: {
      title: 'Ethics policy: prices, reviews and gifts',
      description:
        'How we quote, advertise, handle reviews and gifts, and what employees do when a sale and the truth pull apart.',
    },
    lastUpdated: '2025-02-03',
  },
  {
    slug: 'staffing-report',
    route: '/policies/staffing-report',
    aliases: [],
    title: `Staffing report ${staffingYear}`,
    meta: {
      title: `Staffing report ${staffingYear}: headcount and survey`,
      description: `How many people worked here in ${staffingYear}, month by month, and how they answered the staff survey.`,
    },
    lastUpdated: '2025-01-31',
  },
] as const satisfies readonly Policy[]

export type PolicySlug = (typeof policies)[number]['slug']

/** Copy around the text of every policy. */
export const policyPage = {
  lastUpdated: 'Last updated',
  contents: 'On this page',
  contact: {
    heading: 'Ask about this policy',
    text: 'Anything that is not clear from the text above is settled quickest by phone. By e-mail, name the heading that your question is about.',
  },
} as const
