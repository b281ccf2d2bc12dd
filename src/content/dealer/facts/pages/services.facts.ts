import { dealerFile } from '../../reading/dealer-files.ts'
import { filledTexts } from '../../reading/fill-placeholders.ts'
import { placeholders } from '../placeholders.facts.ts'

export const servicesText = filledTexts(dealerFile('pages/services.yaml'), placeholders)
