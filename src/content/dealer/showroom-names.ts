import { physicalShowrooms, type Showroom } from './facts/showrooms.facts.ts'
import type { Town } from './schema/town.ts'

export const findShowroom = (id: string | undefined): Showroom | undefined =>
  physicalShowrooms.find((showroom) => showroom.id === id)

/** 'Mesa' */
export const showroomTown = ({ postal, name }: Pick<Showroom, 'postal' | 'name'>): string => postal?.locality ?? name

/** Compares states, too, since towns on opposite sides of a state line may share a name. */
export const standsIn = ({ name, stateCode }: Town, { postal }: Pick<Showroom, 'postal'>): boolean =>
  postal?.locality === name && postal.region === stateCode

/** 'Mesa showroom' */
export const showroomLabel = (showroom: Pick<Showroom, 'postal' | 'name'>): string =>
  `${showroomTown(showroom)} showroom`

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Finds a showroom by its id, its name, or its town with or without the state, however spelled: 'MESA', 'Saguaro Mesa', 'Mesa, AZ', 'Mesa showroom'. */
export function showroomNamed(text: string): Showroom | undefined {
  const query = plain(text).replace(/(?:showroom|store|lot)$/, '')
  return physicalShowrooms.find(({ id, name, city, postal }) =>
    [id, name, city, postal?.locality, postal && `${postal.locality} ${postal.region}`].some(
      (candidate) => candidate && plain(candidate) === query,
    ),
  )
}
