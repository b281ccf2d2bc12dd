import { dealerFile } from '../../files.ts'
import { filledTexts } from '../../placeholders.ts'
import { placeholders } from '../placeholders.ts'

export const footerText = filledTexts(dealerFile('pages/footer.yaml'), placeholders)
