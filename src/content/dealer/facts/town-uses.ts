import { dealerFile } from '../files.ts'
import { townTexts } from '../town-texts.ts'

/** Jobs and places in each town that suit a cart, as facts about the place: no customers, and nothing about local law. */
export const townUses = townTexts().uses

/** Pages where facts on towns' pages can be looked up. */
export const townSources = dealerFile('town-sources.yaml')
