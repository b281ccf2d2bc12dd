import { z } from 'zod'
import { count, day, namedLink, stateCode, text, url } from './value-schemas.ts'

const verdicts = ['yes', 'no', 'ask'] as const

const answer = z.strictObject({
  verdict: z.enum(verdicts, `write one of ${verdicts.join(', ')}`),
  word: text.describe('The answer in a word or three: As a rule, no'),
  text: text.describe('What it depends on'),
})

const law = z.strictObject({
  name: text.describe('The section of the vehicle code'),
  url,
  checkedOn: day.describe('The day you read it'),
  licenseClass: text.optional().describe('The class of driver’s license that a low-speed vehicle takes'),
  registeredAt: text.describe('Where carts get title and plate: the Motor Vehicle Commission'),
  roads: z
    .array(
      z.strictObject({
        upToMph: count.describe('The highest posted limit'),
        golfCart: answer,
        lowSpeedVehicle: answer,
      }),
    )
    .min(1, 'write one row at least')
    .max(2, 'write two rows at most')
    .refine(
      (rows) => rows.every(({ upToMph }, at) => upToMph > (rows[at - 1]?.upToMph ?? 0)),
      'write the slowest roads first',
    )
    .describe('Public roads by their posted limit, the slowest first'),
})

/** roads.yaml: where carts may drive. Without the law of a state, the site gives no rule for it and says whom to ask. */
export const roads = z.strictObject({
  municipality: text.default('town').describe('What most towns here call themselves: Ask the township'),
  states: z
    .array(
      z.strictObject({
        state: stateCode,
        authority: namedLink.describe(
          'Who answers questions about low-speed vehicles. A front page, since deeper ones move',
        ),
        office: text.optional().describe('The authority in a sentence, without the state’s name'),
        law: law.optional().describe('Only what you have read yourself'),
      }),
    )
    .default([]),
})
