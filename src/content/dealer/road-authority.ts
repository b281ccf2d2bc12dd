import type { Town } from './town.ts'

/** The municipality that governs a place; undefined if the place itself is one. */
export const decidedBy = ({ within, type, county }: Pick<Town, 'within' | 'type' | 'county'>): string | undefined =>
  within ?? (type === 'Community' ? county : undefined)
