import { dealerFile } from '../reading/dealer-files.ts'

const { year, headcount, survey } = dealerFile('staffing.yaml')

export const staffingYear = year

export const monthlyHeadcount = headcount
export const peakHeadcount = Math.max(0, ...headcount.map(({ people }) => people))

export const surveyScale = { min: 1, max: 5 }
/** Mean of all answers. */
export const surveyScores = survey.scores
export const surveyResponses = survey.responses
