import { dealerFile } from '../../reading/dealer-files.ts'
import { filledTexts } from '../../reading/fill-placeholders.ts'
import { placeholders } from '../placeholders.facts.ts'

export const contactText = filledTexts(dealerFile('pages/contact.yaml'), placeholders)
