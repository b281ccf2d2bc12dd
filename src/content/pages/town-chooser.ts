/** Separate from cart-delivery.ts, whose figures are needed only once a town is chosen. */
export const townChooser = {
  label: 'Delivered to',
  none: 'Choose your town',
  submit: 'Show',
} as const
