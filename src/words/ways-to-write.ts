/** Beside the phone number, for visitors who would rather write. */
export const waysToWrite = {
  text: 'Text us',
  whatsapp: 'WhatsApp',
  /** Begins the visitor's own message; `cart` may be empty. */
  start: (cart: string) => (cart ? `Hi, I’m asking about the ${cart}. ` : 'Hi, I have a question: '),
} as const
