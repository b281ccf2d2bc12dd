import { longDate } from '../../format/calendar-date.ts'
import type { Day } from '../facts/road-use.ts'
import type { Town } from '../towns/towns.ts'

const office = ({ name, type, within }: Town): string => {
  if (within) return `${within}, which ${name} is part of,`
  return type === 'City' ? `${name} city hall` : `The ${type.toLowerCase()} office in ${name}`
}

export const roadRule = {
  heading: (town: string): string => `Roads in ${town}`,
  unknown: (town: Town): string => `${office(town)} decides which of its streets a cart may use.`,
  checkedOn: (day: Day): string => `checked on ${longDate(day)}.`,
} as const
