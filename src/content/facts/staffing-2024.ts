export const peakHeadcount = 38

/** Samples, except the peak (product.md 2.20). */
export const monthlyHeadcount = [
  { month: 'Jan', people: 22 },
  { month: 'Feb', people: 22 },
  { month: 'Mar', people: 26 },
  { month: 'Apr', people: 31 },
  { month: 'May', people: 35 },
  { month: 'Jun', people: 37 },
  { month: 'Jul', people: peakHeadcount },
  { month: 'Aug', people: 37 },
  { month: 'Sep', people: 32 },
  { month: 'Oct', people: 27 },
  { month: 'Nov', people: 24 },
  { month: 'Dec', people: 23 },
] as const

export const surveyScale = { min: 1, max: 5 } as const

/** Samples. Mean of all answers (product.md 2.20). */
export const surveyScores = [
  { question: 'I know what is expected of me', score: 4.4 },
  { question: 'I have the tools to do the job safely', score: 4.3 },
  { question: 'My lead treats people fairly', score: 4.2 },
  { question: 'I can raise a problem without trouble', score: 4.0 },
  { question: 'Hours are planned far enough ahead', score: 3.6 },
  { question: 'I see a way to learn and move up', score: 3.5 },
] as const

/** Sample. */
export const surveyResponses = 21
