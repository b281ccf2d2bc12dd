/** Shown where a page lists carts while none is in stock. */
export const emptyFloor = {
  heading: 'The floor is empty today',
  text: 'New carts are on the way. Call us for what comes in next, and when.',
} as const
