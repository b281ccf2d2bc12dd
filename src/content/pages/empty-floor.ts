/** Shown where a page lists carts while none is in stock. */
export const emptyFloor = {
  heading: 'The floor is empty today',
  text: 'New carts are on the way. Call and we’ll tell you what’s coming and when.',
} as const
