import { dealerFile } from '../../files.ts'
import { filledTexts } from '../../placeholders.ts'
import { placeholders } from '../placeholders.ts'

export const homeText = filledTexts(dealerFile('pages/home.yaml'), placeholders)
