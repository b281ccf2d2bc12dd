/** Separate from cart-delivery.words.ts, whose figures are not needed until a town is chosen. */
export const townChooser = {
  label: 'Delivered to',
  none: 'Choose your town',
  submit: 'Show',
  find: 'Find your town',
  search: 'Search the towns',
  nothing: 'No town by that name. If yours isn’t on the list, call us with the address.',
  locate: 'Use my location',
  /** Shown beside the button for the location. */
  locatePrivacy: 'Your browser works it out. Your location isn’t sent or kept.',
  locating: 'Looking for you…',
  denied: 'Your browser didn’t share your location. Choose your town from the list.',
  /** `nearest`: 'Springfield, 12 miles away' */
  tooFar: (nearest: string) => `The nearest town we deliver to is ${nearest}. Call us for an address farther out.`,
  close: 'Close',
} as const
