import { dealerFile } from '../../files.ts'
import { filledTexts } from '../../placeholders.ts'
import { placeholders } from '../placeholders.ts'

export const contactText = filledTexts(dealerFile('pages/contact.yaml'), placeholders)
