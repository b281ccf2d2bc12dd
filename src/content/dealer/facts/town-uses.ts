import { dealerFile } from '../files.ts'
import { townTexts } from '../town-texts.ts'

/** Work and places in each town that carts suit, as facts about the place: no customer, and nothing about local law. */
export const townUses = townTexts().uses

/** Pages where facts on towns' pages can be looked up. */
export const townSources = dealerFile('town-sources.yaml')
