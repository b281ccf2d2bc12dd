import type { Town } from './town.ts'

/** Who decides for a place that is no municipality by law; undefined for one that is. */
export const decidedBy = ({ within, type, county }: Pick<Town, 'within' | 'type' | 'county'>): string | undefined =>
  within ?? (type === 'Community' ? county : undefined)
