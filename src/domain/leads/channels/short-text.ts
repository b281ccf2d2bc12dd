import { usdShort } from '../../../content/format/money.ts'
import { fullName, type Lead, topicOf } from '../lead.ts'
import { isKnown } from '../lead-vehicle.ts'

const MAX_LENGTH = 160

/** The lead in one text message, in characters that every phone shows. */
export function shortText(lead: Lead): string {
  const { vehicle } = lead
  const price = vehicle?.price ? ` ${usdShort(vehicle.price)}` : ''
  const cart = isKnown(vehicle) ? `, ${vehicle.name}${price}` : ''
  const text = `${lead.mayBeSpam ? 'May be spam. ' : ''}${topicOf(lead)}${lead.site && ` (${lead.site})`}: ${fullName(lead)} ${lead.phone}${cart}. ${lead.message}`
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[^ -~\s]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH - 3)}...` : plain
}
