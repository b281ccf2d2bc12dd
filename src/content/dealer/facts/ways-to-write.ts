import { dealerFile } from '../files.ts'
import { telOf } from '../schema/values.ts'

const { texts, whatsapp } = dealerFile('dealer.yaml')

// Text messages by RFC 5724, with the `&` without which iPhones leave the message out. WhatsApp by its plain links:
// faq.whatsapp.com/5913398998672934
const text = texts ? `sms:${telOf(texts)}?&body=` : ''
const chat = whatsapp ? `https://wa.me/${telOf(whatsapp).slice(1)}?text=` : ''
const question = encodeURIComponent('Hi, I have a question: ')
const about = encodeURIComponent('Hi, I’m asking about the ')

/** Empty if the dealer has no such number. They are constants, with their words, so that such a dealer's pages load none of this. */
export const textHref = text && text + question
export const whatsappHref = chat && chat + question

/** Append the name of a cart, percent-encoded. */
export const textAboutHref = text && text + about
export const whatsappAboutHref = chat && chat + about
