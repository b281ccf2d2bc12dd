import { dealerFile } from '../../reading/dealer-files.ts'
import { filledTexts } from '../../reading/fill-placeholders.ts'
import { placeholders } from '../placeholders.facts.ts'

export const inventoryText = filledTexts(dealerFile('pages/inventory.yaml'), placeholders)
