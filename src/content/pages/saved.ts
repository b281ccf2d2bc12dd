export const savedPage = {
  meta: {
    title: 'Saved carts | Larkway',
    description: 'The electric golf carts that you marked with a heart, kept in your own browser and nowhere else.',
  },
  heading: 'Saved carts',
  intro: 'They are kept only in this browser. We do not see them until you send them.',
  empty: 'No carts yet. Tap the heart on a cart and it will wait for you here.',
  toInventory: 'Browse the inventory',
  withoutScripts: 'Saving carts needs JavaScript, which is off in your browser. Comparing carts works without it.',
  compare: (count: number): string => (count === 1 ? 'Compare it' : `Compare ${count} carts`),
  compareFirst: (count: number): string => `Compare the first ${count}`,
  send: 'Send me these',
  clear: 'Clear all',
  gone: (name: string): string => `${name} is not in the inventory anymore.`,
  failed: (name: string): string => `${name} could not be loaded just now. It is still saved.`,
  retry: 'Try again',
  remove: 'Remove',
} as const
