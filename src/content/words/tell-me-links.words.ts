/** Separate from words/tell-me.ts, which other pages don't load. */
export const tellMeLinks = {
  next: 'Tell me when one comes in',
  price: 'Tell me when the price drops',
} as const
