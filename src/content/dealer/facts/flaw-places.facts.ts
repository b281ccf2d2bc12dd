import { dealerFile } from '../reading/dealer-files.ts'

/** Percent of the picture's width from the left and of its height from the top. */
export type Spot = readonly [x: number, y: number]

/** By cart and part: where a flaw is on the cart's side view. On a dealer's own photos, positions are unknown. */
export const flawPlaces: Readonly<Record<string, Readonly<Record<string, Spot>>>> = dealerFile('stock/flaws.yaml')
