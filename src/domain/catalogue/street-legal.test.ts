import { expect, test } from 'vitest'
import { streetLegalProblems } from './street-legal.ts'

const yes = { streetLegal: 'Yes, once registered as a low-speed vehicle' }
const reasons = (specifications: Record<string, string | number | boolean>) =>
  streetLegalProblems({ specifications }).map(({ reason }) => reason)

test.each([
  [{ ...yes, weight: '1,760 lb', payload: '1,240 lb' }, /3000 lb of weight and payload/],
  [{ ...yes, weight: '900 kg', payload: '1,100 lbs' }, /lb of weight and payload/],
  [{ streetLegal: true, topSpeed: '19 mph' }, /top speed of 19 mph/],
  [{ ...yes, topSpeed: '20-30 mph' }, /top speed of 30 mph/],
  [{ ...yes, topSpeed: '35' }, /top speed of 35 mph/],
])('reports why %o cannot be street legal', (specifications, reason) => {
  expect(reasons(specifications)).toEqual([expect.stringMatching(reason)])
})

test.each<Record<string, string | boolean>>([
  { ...yes, topSpeed: '25 mph', weight: '1,760 lb', payload: '1,200 lb' },
  { ...yes, topSpeed: '20 mph' },
  { ...yes, weight: '2,990 lb' },
  { ...yes },
  { streetLegal: false, topSpeed: '19 mph', weight: '2,000 lb', payload: '1,500 lb' },
  { streetLegal: 'No', topSpeed: '35 mph' },
  { streetLegal: 'Ask us: it depends on registration', topSpeed: '19 mph' },
  { topSpeed: '35 mph' },
])('has no objection to the street-legal status of %o', (specifications) => {
  expect(reasons(specifications)).toEqual([])
})
