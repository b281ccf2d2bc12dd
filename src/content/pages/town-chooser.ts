/** The choice of a town for delivery. Apart from cart-delivery.ts, whose figures only a chosen town needs. */
export const townChooser = {
  label: 'Delivered to',
  none: 'Choose your town',
  submit: 'Show',
} as const
