import { business } from './business.ts'
import type { hours } from './hours.ts'

export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** Fields as in product.md 3.4, with the parts that structured data needs. */
export type Showroom = {
  readonly id: string
  readonly name: string
  readonly type: 'physical' | 'online'
  readonly city: string
  readonly address: string
  /** The visitors it is for, in a sentence. */
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
  readonly hours: keyof typeof hours
  readonly googleMapsUrl: string
  readonly directionsUrl: string
  readonly websiteUrl: string
  readonly reviewUrl: string
  readonly youtubeUrl: string
  readonly facebookUrl?: string
}

const maps = ({ latitude, longitude }: Coordinates) => ({
  googleMapsUrl: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
})

/** Streets, coordinates and profile URLs are samples. `.example` domains belong to nobody. */
const vineland = { latitude: 39.4817, longitude: -75.009 } as const
const scranton = { latitude: 41.399, longitude: -75.652 } as const

export const showrooms = [
  {
    id: 'vineland',
    name: `${business.shortName} Vineland`,
    type: 'physical',
    city: 'Vineland, New Jersey',
    address: '410 Meadowlark Way, Vineland, NJ 08360',
    note: 'For Cumberland County and the Delaware Bay.',
    postal: {
      street: '410 Meadowlark Way',
      locality: 'Vineland',
      region: 'NJ',
      postalCode: '08360',
    },
    phone: '856-555-0117',
    tel: '+18565550117',
    coordinates: vineland,
    hours: 'dealership',
    ...maps(vineland),
    websiteUrl: `${business.website}/vineland`,
    reviewUrl: 'https://reviews.larkway.example/vineland',
    youtubeUrl: 'https://video.larkway.example/vineland',
    facebookUrl: 'https://social.larkway.example/vineland',
  },
  {
    id: 'scranton',
    name: `${business.shortName} Scranton`,
    type: 'physical',
    city: 'Scranton, Pennsylvania',
    address: '88 Meadowlark Court, Scranton, PA 18505',
    note: 'For Scranton and the boroughs along the Lackawanna River.',
    postal: {
      street: '88 Meadowlark Court',
      locality: 'Scranton',
      region: 'PA',
      postalCode: '18505',
    },
    phone: '570-555-0164',
    tel: '+15705550164',
    coordinates: scranton,
    hours: 'dealership',
    ...maps(scranton),
    websiteUrl: `${business.website}/scranton`,
    reviewUrl: 'https://reviews.larkway.example/scranton',
    youtubeUrl: 'https://video.larkway.example/scranton',
    facebookUrl: 'https://social.larkway.example/scranton',
  },
  {
    id: 'online',
    name: `${business.shortName} Online`,
    type: 'online',
    city: 'Online',
    address: 'By phone and video, from Vineland',
    note: 'No drive needed. Call and we’ll show you the cart by video.',
    postal: null,
    phone: business.phone,
    tel: business.tel,
    coordinates: vineland,
    hours: 'dealership',
    ...maps(vineland),
    websiteUrl: business.website,
    reviewUrl: 'https://reviews.larkway.example/online',
    youtubeUrl: 'https://video.larkway.example/online',
  },
] as const satisfies readonly Showroom[]

export const physicalShowrooms: readonly Showroom[] = showrooms.filter((showroom) => showroom.type === 'physical')

/** In every mail to a visitor, which US law asks of commercial mail. */
export const mailingAddress: string = showrooms[0].address

export const findShowroom = (id: string | undefined): Showroom | undefined =>
  physicalShowrooms.find((showroom) => showroom.id === id)

/** 'Vineland' */
export const showroomTown = ({ postal, name }: Pick<Showroom, 'postal' | 'name'>): string => postal?.locality ?? name

/** 'Vineland showroom' */
export const showroomLabel = (showroom: Pick<Showroom, 'postal' | 'name'>): string =>
  `${showroomTown(showroom)} showroom`

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** By id, name, town or address line of the town, however spelled: 'SCRANTON', 'Larkway Scranton', 'Scranton, PA', 'Scranton showroom'. */
export function showroomNamed(text: string): Showroom | undefined {
  const named = plain(text).replace(/(?:showroom|store|lot)$/, '')
  return physicalShowrooms.find(({ id, name, city, postal }) =>
    [id, name, city, postal?.locality, postal && `${postal.locality} ${postal.region}`].some(
      (known) => known && plain(known) === named,
    ),
  )
}
