import { dealerFile } from '../../files.ts'
import { filledTexts } from '../../placeholders.ts'
import { placeholders } from '../placeholders.ts'

export const inventoryText = filledTexts(dealerFile('pages/inventory.yaml'), placeholders)
