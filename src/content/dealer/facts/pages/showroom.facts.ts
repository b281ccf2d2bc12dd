import { dealerFile } from '../../dealer-files.ts'
import { filledTexts } from '../../fill-placeholders.ts'
import { placeholders } from '../placeholders.facts.ts'

export const showroomText = filledTexts(dealerFile('pages/showroom.yaml'), placeholders)
