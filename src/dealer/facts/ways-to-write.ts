import { dealerFile } from '../files.ts'
import { telOf } from '../schema/values.ts'

const { texts, whatsapp } = dealerFile('dealer.yaml')

/** Empty where the dealer takes no texts, or has no WhatsApp. */
export const textsTo = texts ? telOf(texts) : ''
export const whatsappTo = whatsapp ? telOf(whatsapp) : ''
