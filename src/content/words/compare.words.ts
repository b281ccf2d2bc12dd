import { business } from '../dealer/facts/business.facts.ts'
import { eitherShowroom } from '../dealer/facts/showroom-phrases.facts.ts'
import { capitalized } from '../format/capitalized.ts'
import { inWords } from '../format/number.ts'

const ordinals = ['first', 'second', 'third', 'fourth']

export const comparePage = {
  meta: {
    title: `Compare carts side by side | ${business.shortName}`,
    description:
      'Up to four electric golf carts side by side: price, range, seats, battery and equipment, with the differences marked.',
  },
  heading: {
    empty: 'Compare carts',
    /** @param seats undefined if they differ */
    filled: (count: number, seats: number | undefined): string =>
      count === 1
        ? 'One cart so far'
        : capitalized(
            `${inWords(count)} carts ${seats === undefined ? 'side by side' : `that seat ${inWords(seats)}`}`,
          ),
  },
  /** @param same such as ['seats', 'speed'] */
  summary: (same: readonly string[], differing: number): string =>
    [
      same.length > 0 && `Same ${same.join(', same ')}.`,
      differing === 0
        ? 'No differences that we know of.'
        : `${capitalized(inWords(differing))} ${differing === 1 ? 'difference' : 'differences'}.`,
    ]
      .filter(Boolean)
      .join(' '),
  empty: {
    text: 'Check the Compare box on up to four carts in the inventory to see them here side by side, with the differences marked.',
    link: 'Choose carts',
  },
  one: 'Add one more to see what differs.',
  add: (count: number): string => `Add a ${ordinals[count] ?? 'further'} cart`,
  missing: (name: string): string => `We couldn’t find “${name}”. It may have been sold.`,
  /** Shown for carts that could not be fetched but may exist. */
  failed: {
    heading: 'These carts could not be loaded',
    note: (name: string): string => `“${name}” could not be loaded just now.`,
    text: 'Nothing is lost. Try again, or call us for what is in stock.',
    retry: 'Try again',
  },
  noneLeft: 'None of these carts is in the inventory anymore.',
  tooMany: (names: readonly string[]): string =>
    `Four carts fit side by side, so ${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} left out.`,
  onlyDifferences: 'Show differences only',
  ask: 'Ask us',
  /** Shown instead of rows for which no cart has a value. */
  unlisted: (labels: readonly string[]): string => `Not listed: ${labels.join(', ')}.`,
  askAll: (count: number): string => `about ${count === 2 ? 'both' : `all ${inWords(count)}`}`,
  each: (count: number): string => (count === 2 ? 'both' : `all ${inWords(count)}`),
  groups: {
    pay: 'What you pay',
    ride: 'Seats, range and speed',
    battery: 'Battery and charging',
    chassis: 'Chassis and equipment',
    features: 'On board',
  },
  rows: {
    price: 'Price',
    delivered: (town: string): string => `Delivered to ${town}`,
    toYourTown: 'Delivered to your town',
    condition: 'Condition',
    report: 'Condition report',
    /** Shown in rows that only a used cart's report fills. */
    newCart: 'New cart',
    /** Labels a fact of the stock that has the same name as another row. */
    listed: (label: string): string => `${label}, as listed`,
    number: 'VIN or serial number',
    stock: 'Availability',
    showroom: 'Showroom',
    either: eitherShowroom,
    shared: (count: number): string => `On ${count === 2 ? 'both' : `all ${inWords(count)}`}`,
    own: 'Only on this one',
  },
  /** '$12, 12 miles' */
  delivery: (fee: string | undefined, miles: string): string => `${fee ?? 'Free'}, ${miles}`,
  best: { price: 'Lowest', range: 'Longest', payload: 'Highest' },
  over: (amount: string): string => `${amount} more than the lowest`,
  actions: {
    testDrive: 'Test Drive',
    testDriveLong: 'Schedule ',
    ask: 'Ask about it',
    print: 'Print on one page',
    copy: 'Copy the link',
    copied: 'Link copied',
    failed: 'Your browser didn’t copy it. The link is in the address bar.',
  },
} as const
