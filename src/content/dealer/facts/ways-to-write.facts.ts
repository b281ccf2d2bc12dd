import { dealerFile } from '../reading/dealer-files.ts'
import { telOf } from '../schema/value-schemas.ts'

const { texts, whatsapp } = dealerFile('dealer.yaml')

// Text messages use RFC 5724, plus an `&` without which iPhones leave the message out. WhatsApp uses its plain links:
// faq.whatsapp.com/5913398998672934
const text = texts ? `sms:${telOf(texts)}?&body=` : ''
const chat = whatsapp ? `https://wa.me/${telOf(whatsapp).slice(1)}?text=` : ''
const question = encodeURIComponent('Hi, I have a question: ')
const about = encodeURIComponent('Hi, I’m asking about the ')

/** Empty if the dealer has no such number. These are constants that include their text, so that such a dealer's pages load none of it. */
export const textHref = text && text + question
export const whatsappHref = chat && chat + question

/** Append the name of a cart, percent-encoded. */
export const textAboutHref = text && text + about
export const whatsappAboutHref = chat && chat + about
