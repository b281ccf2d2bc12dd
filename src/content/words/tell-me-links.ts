/** Apart from words/tell-me.ts, which no other page loads. */
export const tellMeLinks = {
  next: 'Tell me when one comes in',
  price: 'Tell me when the price drops',
} as const
