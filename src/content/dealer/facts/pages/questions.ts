import { dealerFile } from '../../files.ts'

export const ownQuestions = dealerFile('pages/questions.yaml')
