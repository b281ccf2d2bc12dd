import { dealerFile } from '../files.ts'

/** The photos that pages open with, and what they show; none named means all there are. */
export const heroAlts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(dealerFile('brand/pictures.yaml').heroes).map(([name, alt]) => [`hero/${name}`, alt]),
)
