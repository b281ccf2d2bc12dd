import { business } from '../dealer/facts/business.facts.ts'

export const savedPage = {
  meta: {
    title: `Saved carts | ${business.shortName}`,
    description: 'The electric golf carts that you marked with a heart, kept in your own browser and nowhere else.',
  },
  heading: 'Saved carts',
  intro: 'They’re kept only in this browser. We don’t see them until you send them.',
  empty: 'No carts yet. Tap the heart on a cart and it will wait for you here.',
  toInventory: 'Browse the inventory',
  bySeats: 'Or start with seats',
  seats: (seats: number): string => `${seats} seats`,
  another: 'Find another to put beside it',
  withoutScripts: 'Saving carts needs JavaScript, which is off in your browser. Comparing carts works without it.',
  compare: (count: number): string => `Compare ${count} carts`,
  compareFirst: (count: number): string => `Compare the first ${count}`,
  send: (count: number): string => (count === 1 ? 'Ask about it' : 'Ask about these'),
  clear: 'Clear all',
  gone: (name: string): string => `${name} isn’t in the inventory anymore.`,
  failed: (name: string): string => `${name} could not be loaded just now. It’s still saved.`,
  retry: 'Try again',
  remove: 'Remove',
} as const
