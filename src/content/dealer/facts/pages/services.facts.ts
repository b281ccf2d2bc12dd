import { dealerFile } from '../../dealer-files.ts'
import { filledTexts } from '../../fill-placeholders.ts'
import { placeholders } from '../placeholders.facts.ts'

export const servicesText = filledTexts(dealerFile('pages/services.yaml'), placeholders)
