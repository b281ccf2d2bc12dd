import { dealerFile } from '../files.ts'
import { townTexts } from '../town-texts.ts'

/** Work and places in each town that carts suit, as facts about the place: no customer, and nothing about local law. */
export const townUses = townTexts().uses

/** Where a fact on a town's page can be looked up. Front pages, since deeper ones move. */
export const townSources = dealerFile('town-sources.yaml')
