import { dealerFile } from '../reading/dealer-files.ts'
import { stateNames } from '../schema/us-states.ts'
import { telOf } from '../schema/value-schemas.ts'
import { business } from './business.facts.ts'

export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** Fields as in product.md 3.4, with the parts that structured data needs. */
export type Showroom = {
  readonly id: string
  readonly name: string
  readonly type: 'physical' | 'online'
  readonly city: string
  readonly address: string
  /** A sentence that says which visitors the showroom is for. */
  readonly note: string
  readonly postal: {
    readonly street: string
    readonly locality: string
    readonly region: string
    readonly postalCode: string
  } | null
  readonly phone: string
  readonly tel: string
  readonly coordinates: Coordinates
  /** Key of its timetable: src/domain/hours/showroom-hours.ts. */
  readonly hours: string
  readonly googleMapsUrl: string
  readonly directionsUrl: string
  readonly websiteUrl: string
  readonly reviewUrl?: string
  readonly youtubeUrl?: string
  readonly facebookUrl?: string
}

const showroomsFile = dealerFile('showrooms.yaml')
const ownHours = dealerFile('hours.yaml').showrooms
type ShowroomRow = (typeof showroomsFile.showrooms)[number]

const linksOf = (links: ShowroomRow['links'], { latitude, longitude }: Coordinates) => ({
  googleMapsUrl: links.map ?? `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  directionsUrl: links.directions ?? `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  websiteUrl: links.website ?? business.website,
  ...(links.reviews && { reviewUrl: links.reviews }),
  ...(links.youtube && { youtubeUrl: links.youtube }),
  ...(links.facebook && { facebookUrl: links.facebook }),
})

function physical(place: ShowroomRow): Showroom {
  const { id, name, street, city, state, zip, note, phone = business.phone, latitude, longitude, sells, links } = place
  const coordinates = { latitude, longitude }
  return {
    id,
    name: name ?? `${business.shortName} ${city}`,
    type: 'physical',
    city: `${city}, ${stateNames[state]}`,
    address: `${street}, ${city}, ${state} ${zip}`,
    note,
    postal: { street, locality: city, region: state, postalCode: zip },
    phone,
    tel: telOf(phone),
    coordinates,
    hours: ownHours[id] ? id : sells ? 'dealership' : 'service',
    ...linksOf(links, coordinates),
  }
}

function online(one: NonNullable<typeof showroomsFile.online>): Showroom {
  const { id, name = `${business.shortName} Online`, address, note, phone = business.phone, links } = one
  const { latitude, longitude } = showroomsFile.showrooms[0]
  const coordinates = { latitude, longitude }
  return {
    ...{ id, name, type: 'online', city: 'Online', address, note, postal: null, phone, tel: telOf(phone), coordinates },
    hours: 'dealership',
    ...linksOf(links, coordinates),
  }
}

export const mainShowroom = physical(showroomsFile.showrooms[0])

/** Places that visitors can drive to, where carts are sold; the first is the main one. */
export const physicalShowrooms = showroomsFile.showrooms.filter(({ sells }) => sells).map(physical)

/** The showrooms that rent out carts. */
export const rentalShowrooms = showroomsFile.showrooms.filter(({ sells, rents = sells }) => rents).map(physical)

/** Places that only do service. */
export const servicePlaces = showroomsFile.showrooms.filter(({ sells }) => !sells).map(physical)

/** Every place that visitors can drive to, showrooms first. */
export const doors = [...physicalShowrooms, ...servicePlaces]

export const showrooms = [...physicalShowrooms, ...(showroomsFile.online ? [online(showroomsFile.online)] : [])]

/** US law requires a postal address in commercial email, so every email to a visitor has this one. */
export const mailingAddress = mainShowroom.address
