/** Separate from tell-me.words.ts, which only the tell-me page loads. */
export const tellMeLinks = {
  next: 'Tell me when one comes in',
  price: 'Tell me when the price drops',
} as const
