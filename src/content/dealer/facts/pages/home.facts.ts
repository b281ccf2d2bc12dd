import { dealerFile } from '../../reading/dealer-files.ts'
import { filledTexts } from '../../reading/fill-placeholders.ts'
import { placeholders } from '../placeholders.facts.ts'

export const homeText = filledTexts(dealerFile('pages/home.yaml'), placeholders)
