import { usdShort } from '../../format/money.ts'
import { fullName, interestLabel, type Lead } from '../lead.ts'
import { isKnown } from '../lead-vehicle.ts'
import type { Attempt } from './attempt.ts'
import { sendMail } from './mail-transport.server.ts'

const MAX_LENGTH = 160

/** Without a subject, which phones would show in front of the text. */
export const sendText = (lead: Lead, attempt: Attempt): Promise<string | undefined> =>
  sendMail(
    { to: [...(attempt.env.LEADS_TEXT_TO ?? [])], text: gist(lead), textEncoding: 'quoted-printable' },
    lead,
    attempt,
  )

function gist(lead: Lead): string {
  const { vehicle } = lead
  const price = vehicle?.price ? ` ${usdShort(vehicle.price)}` : ''
  const cart = isKnown(vehicle) ? `, ${vehicle.name}${price}` : ''
  const text = `${interestLabel(lead.interest)}${lead.site && ` (${lead.site})`}: ${fullName(lead)} ${lead.phone}${cart}. ${lead.message}`
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
