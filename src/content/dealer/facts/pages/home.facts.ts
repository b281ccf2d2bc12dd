import { dealerFile } from '../../dealer-files.ts'
import { filledTexts } from '../../fill-placeholders.ts'
import { placeholders } from '../placeholders.facts.ts'

export const homeText = filledTexts(dealerFile('pages/home.yaml'), placeholders)
