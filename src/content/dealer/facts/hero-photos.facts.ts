import { dealerFile } from '../reading/dealer-files.ts'

/** The photos that pages open with, and what they show. If the dealer chose none, each page opens with one of the built-in scenes. */
export const heroAlts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(dealerFile('brand/pictures.yaml').heroes).map(([name, alt]) => [`hero/${name}`, alt]),
)
