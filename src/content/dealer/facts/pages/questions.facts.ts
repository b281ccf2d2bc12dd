import { dealerFile } from '../../dealer-files.ts'

export const ownQuestions = dealerFile('pages/questions.yaml')
