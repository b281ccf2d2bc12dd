import { dealerFile } from '../../files.ts'
import { filledTexts } from '../../placeholders.ts'
import { placeholders } from '../placeholders.ts'

export const showroomText = filledTexts(dealerFile('pages/showroom.yaml'), placeholders)
