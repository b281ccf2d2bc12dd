import { dealerFile } from '../files.ts'

/** The photos that pages open with, and what they show. If it is empty, pages open with all heroes. */
export const heroAlts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(dealerFile('brand/pictures.yaml').heroes).map(([name, alt]) => [`hero/${name}`, alt]),
)
