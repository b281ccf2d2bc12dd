import { decidedBy } from '../dealer/road-authority.ts'
import type { Town } from '../dealer/schema/town.ts'
import { longDate } from '../format/calendar-date.ts'

const office = (town: Town): string => {
  const { name, type, county } = town
  const other = decidedBy(town)
  if (other) return `${other}, which ${name} is part of,`
  if (type === 'Place') return `${name} or ${county}`
  return type === 'City' ? `${name} city hall` : `The ${type.toLowerCase()} office in ${name}`
}

export const roadRule = {
  heading: (town: string): string => `Roads in ${town}`,
  unknown: (town: Town): string => `${office(town)} decides which of its streets a cart may use.`,
  checkedOn: (day: string): string => `checked on ${longDate(day)}.`,
} as const
