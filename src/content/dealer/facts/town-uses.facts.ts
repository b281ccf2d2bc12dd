import { dealerFile } from '../reading/dealer-files.ts'
import { townPassages } from '../reading/read-town-passages.ts'

/** Jobs and places in each town that suit a cart, as facts about the place: no customers, and nothing about local law. */
export const townUses = townPassages().uses

/** Sources for the facts on towns' pages. */
export const townSources = dealerFile('town-sources.yaml')
