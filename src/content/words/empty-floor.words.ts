/** Shown where a page lists carts while none is in stock. */
export const emptyFloor = {
  heading: 'Nothing in stock today',
  text: 'More may be on the way. Call and we’ll tell you what’s coming and when.',
} as const
