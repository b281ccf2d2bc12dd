import { findShowroom, showroomLabel } from '../../content/dealer/showroom-names.ts'
import { usdShort } from '../../content/format/money.ts'
import { inSentence, numberLabelOf } from '../catalogue/specification-labels.ts'
import { spamWords } from './intake/spam.ts'
import { fullName, type Lead, type LeadVehicle, topicOf, UNKNOWN_VEHICLE } from './lead.ts'
import { siteUrlOf } from './lead-site.ts'

export const isKnown = (vehicle: LeadVehicle | null): vehicle is LeadVehicle =>
  vehicle !== null && vehicle.name !== UNKNOWN_VEHICLE

/** 'Test drive: Dana Whitlock, Tempo 2', as staff see it in subjects and calendars. */
export const leadTitle = (lead: Lead): string =>
  `${topicOf(lead)}: ${[fullName(lead), ...(isKnown(lead.vehicle) ? [lead.vehicle.name] : [])].join(', ')}`

export const vehicleUrl = (siteUrl: string, vehicle: LeadVehicle): string =>
  isKnown(vehicle) && vehicle.stockStatus !== 'removed' ? `${siteUrl}/vehicle/${vehicle.id}` : ''

export const vehiclePrice = ({ price }: LeadVehicle): string => (price === null ? 'call for price' : usdShort(price))

/** 'at the Springfield showroom'; empty if the cart can come from any. */
export function floorOf({ showroom: id }: LeadVehicle): string {
  const showroom = findShowroom(id)
  return showroom ? `at the ${showroomLabel(showroom)}` : ''
}

/** 'used, 2022, $9,995, in stock', as of when the message came in. Empty for an unknown vehicle. */
export const vehicleState = (vehicle: LeadVehicle): string =>
  isKnown(vehicle)
    ? [vehicle.condition, vehicle.year, vehiclePrice(vehicle), vehicle.stockStatus, floorOf(vehicle)]
        .filter((part) => part)
        .join(', ')
    : ''

export const vehicleNumbers = ({ stockNumber, id, vin }: LeadVehicle): string =>
  [stockNumber && `stock number ${stockNumber}`, id && `id ${id}`, vin && `${inSentence(numberLabelOf(vin))} ${vin}`]
    .filter((part) => part)
    .join(', ')

/** Adds the address of the vehicle's page and replaces codes with words. */
export const leadRecord = <Record extends Lead>({ vehicle, site, mayBeSpam, ...lead }: Record, siteUrl: string) => ({
  ...lead,
  spamReason: spamWords(lead.spamReason),
  ...(mayBeSpam && { mayBeSpam: spamWords(mayBeSpam) }),
  vehicle: vehicle && { ...vehicle, url: vehicleUrl(siteUrlOf({ site }, siteUrl), vehicle) },
  ...(site && { site }),
})
