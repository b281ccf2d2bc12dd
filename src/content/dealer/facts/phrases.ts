import { placeholders } from './placeholders.ts'

/** Policies use these in braces, like texts of pages. */
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
