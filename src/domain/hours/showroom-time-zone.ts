import type { Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { otherTimeZones, timeZone, timeZoneName } from '../../content/dealer/facts/time-zone.facts.ts'

/** The time zone of a showroom, and its name as in 'Eastern time'. */
export const timeZoneOf = ({ id }: Pick<Showroom, 'id'>): { readonly zone: string; readonly name: string } =>
  otherTimeZones[id] ?? { zone: timeZone, name: timeZoneName }
