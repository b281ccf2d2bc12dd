import type { Town } from '../content/towns/towns.ts'
import { type FromShowroom, fromNearestShowroom } from './town-distance.ts'

/** At least one: nobody lives zero miles away. */
export function milesText(miles: number): string {
  const whole = Math.max(1, Math.round(miles))
  return `${whole} ${whole === 1 ? 'mile' : 'miles'}`
}

/** 'Shiloh is a borough in Cumberland County, New Jersey', or what it lies in when it is none by law. */
export const placeSentence = ({ name, type, within, county, state }: Town): string =>
  within
    ? `${name} is a community in ${within}, ${county}, ${state}.`
    : `${name} is a ${type.toLowerCase()} in ${county}, ${state}.`

export const showroomLabel = ({ showroom }: FromShowroom): string =>
  `${showroom.postal?.locality ?? showroom.name} showroom`

/** '16 miles south of the Vineland showroom' */
export function awayText(town: Town): string {
  const from = fromNearestShowroom(town)
  return `${milesText(from.miles)} ${from.direction} of the ${showroomLabel(from)}`
}
