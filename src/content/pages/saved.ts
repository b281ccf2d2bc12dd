export const savedPage = {
  meta: {
    title: 'Saved carts | Larkway',
    description: 'The electric golf carts that you marked with a heart, kept in your own browser and nowhere else.',
  },
  heading: 'Saved carts',
  intro: 'They are kept in this browser alone. We do not see them until you send them.',
  empty: 'No carts yet. Touch the heart on a cart, and it waits for you here.',
  toInventory: 'Browse the inventory',
  withoutScripts: 'Your browser keeps saved carts with JavaScript, which is off. Comparing carts works without it.',
  compare: (count: number): string => (count === 1 ? 'Compare it' : `Compare ${count} carts`),
  compareFirst: (count: number): string => `Compare the first ${count}`,
  send: 'Send me these',
  clear: 'Clear all',
  gone: (name: string): string => `${name} is not in the inventory any more.`,
  failed: (name: string): string => `${name} could not be loaded just now. It is still saved.`,
  retry: 'Try again',
  remove: 'Remove',
} as const
