import { dealerFile } from '../../files.ts'
import { filledTexts } from '../../placeholders.ts'
import { placeholders } from '../placeholders.ts'

export const servicesText = filledTexts(dealerFile('pages/services.yaml'), placeholders)
