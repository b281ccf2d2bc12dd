import { placeholders } from './placeholders.facts.ts'

/** Policies may have these names in braces, as pages may. */
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
