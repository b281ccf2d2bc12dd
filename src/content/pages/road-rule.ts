import type { Town } from '../towns/towns.ts'

const office = ({ name, type, within }: Town): string => {
  if (within) return `${within}, which ${name} is part of,`
  return type === 'City' ? `${name} city hall` : `The ${type.toLowerCase()} office in ${name}`
}

export const roadRule = {
  path: '/where-to-drive',
  heading: (town: string): string => `Roads in ${town}`,
  unknown: (town: Town): string => `${office(town)} decides which of its streets a cart may use.`,
  ask: 'Ask the township',
  more: 'Where can I drive it?',
  source: ({ source, checkedOn }: { source: string; checkedOn: string }): string =>
    `Source: ${source}, checked on ${checkedOn}.`,
} as const
