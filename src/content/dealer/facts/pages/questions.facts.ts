import { dealerFile } from '../../reading/dealer-files.ts'

export const ownQuestions = dealerFile('pages/questions.yaml')
