/** Hours until a response or correction, as promised in the policies (product.md 9.8). */
export const responseHours = {
  /** Every message sent through the site or by email. */
  message: { within: 24, typicalFrom: 2, typicalTo: 6 },
  contentInquiry: { from: 24, to: 48 },
  feedback: { urgent: 4, general: 24, complex: 48 },
  corrections: { critical: 2, important: 24, minor: 48, complex: 72 },
  newProduct: 48,
} as const

export const messagePromise = `We answer within ${responseHours.message.within} hours.`
