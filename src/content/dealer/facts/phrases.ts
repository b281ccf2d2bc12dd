import { placeholders } from './placeholders.ts'

/** Policies name these in braces, as texts of pages do. */
export const {
  cities,
  citiesWithCodes,
  citiesAndStates,
  states,
  showrooms,
  showroomsAre,
  allShowrooms,
  makers,
  townCount,
} = placeholders
