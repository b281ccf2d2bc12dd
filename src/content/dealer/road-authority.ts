import type { Town } from './schema/town.ts'

/** The municipality or county that governs a place; undefined if the place is a municipality, or nobody has looked up what it is. */
export const decidedBy = ({ within, type, county }: Pick<Town, 'within' | 'type' | 'county'>): string | undefined =>
  within ?? (type === 'Community' ? county : undefined)
