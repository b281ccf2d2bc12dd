import { create } from 'xmlbuilder2'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import { mails } from '../../../content/words/message-mails.words.ts'
import { isVin } from '../../catalogue/specification-labels.ts'
import {
  asksToDrive,
  interestLabel,
  type Lead,
  type LeadVehicle,
  topicLabel,
  townName,
  UNKNOWN_VEHICLE,
} from '../lead.ts'
import { floorOf, isKnown, vehicleUrl } from '../lead-vehicle.ts'

/** Used when the message is about no vehicle, since the DTD requires one with year, make and model. */
const unspecified = { year: '', make: 'Unspecified', model: 'Unspecified' }

/** Includes carts on the site whose condition is unknown: the DTD knows only new and used, and these aren't sold as new. */
const isUsed = ({ condition, stockStatus }: LeadVehicle): boolean =>
  condition === 'used' || (condition === '' && ['in stock', 'out of stock'].includes(stockStatus))

/** Auto-lead Data Format 1.0, which dealer CRMs read. The elements are in the order of the DTD. */
export function adfXml(lead: Lead, siteUrl: string): string {
  const contact = {
    name: { '@part': 'full', '@type': 'business', '#': business.name },
    email: business.email,
    phone: { '@type': 'voice', '#': business.tel },
  }
  const { vehicle } = lead
  const document = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' })
  document.ins('adf', 'version="1.0"')
  document.ele({
    adf: {
      prospect: {
        '@status': 'new',
        id: { '@sequence': '1', '@source': business.name, '#': lead.id },
        requestdate: lead.receivedAt.replace(/\.\d+Z$/, '+00:00'),
        vehicle: {
          '@interest': adfInterest(lead),
          '@status': vehicle && isUsed(vehicle) ? 'used' : 'new',
          ...vehicleElements(vehicle, siteUrl),
        },
        customer: {
          contact: {
            name: [
              { '@part': 'first', '#': lead.firstName },
              { '@part': 'last', '#': lead.lastName },
            ],
            ...(lead.email && { email: lead.email }),
            ...(lead.phone && { phone: { '@type': 'voice', '#': lead.phone } }),
          },
          comments: comments(lead, siteUrl),
        },
        vendor: { vendorname: business.name, url: siteUrl, contact },
        provider: {
          name: { '@part': 'full', '@type': 'business', '#': `${business.name} website` },
          service: interestLabel(lead.interest),
          url: siteUrl,
        },
      },
    },
  })
  return document.end({ prettyPrint: true })
}

/** Distinguishes test drives from buying. ADF has no value for parts and service, so they go into the comments. */
const adfInterest = (lead: Lead): string => (asksToDrive(lead) ? 'test-drive' : 'buy')

function comments({ interest, message, topic, town, page, site, vehicle, mayBeSpam }: Lead, siteUrl: string): string {
  const origin = [
    mayBeSpam && `${mails.lead.maybeSpam}.`,
    site && `Site: ${site}`,
    topic && `Topic: ${topicLabel(topic)}`,
    town && `Town: ${townName(town)}`,
    page && `Sent from: ${siteUrl}${page}`,
    vehicle?.name === UNKNOWN_VEHICLE && `Vehicle: ${vehicle.name} ${vehicle.id}`.trim(),
  ].filter((line) => line)
  return [`${interestLabel(interest)}: ${message}`, ...(origin.length > 0 ? [origin.join('\n')] : [])].join('\n\n')
}

function vehicleElements(vehicle: LeadVehicle | null, siteUrl: string): object {
  if (!isKnown(vehicle)) return unspecified
  const { id, name, brand, price, year, vin, stockNumber } = vehicle
  return {
    id: { '@sequence': '1', '@source': siteUrl, '#': id },
    year,
    make: brand,
    model: withoutWords(name, [year, brand, year]) || name,
    ...(isVin(vin) && { vin }),
    stock: stockNumber || id,
    ...(price === null ? {} : { price: { '@type': 'asking', '@currency': 'USD', '#': String(price) } }),
    comments: `${[name, vehicle.stockStatus, floorOf(vehicle), vin && !isVin(vin) && `serial number ${vin}`].filter((part) => part).join(', ')}: ${vehicleUrl(siteUrl, vehicle)}`,
  }
}

/** The model without year and make, which have elements of their own, since CRMs look it up that way. */
const withoutWords = (name: string, words: readonly string[]): string =>
  words.reduce(
    (rest, word) =>
      word && `${rest} `.toLowerCase().startsWith(`${word.toLowerCase()} `) ? rest.slice(word.length).trim() : rest,
    name.trim(),
  )
