import { dealerFile } from '../../files.ts'
import { filledTexts } from '../../placeholders.ts'
import { placeholders } from '../placeholders.ts'

export const aboutText = filledTexts(dealerFile('pages/about.yaml'), placeholders)
