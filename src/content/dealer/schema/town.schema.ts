import { z } from 'zod'
import { day, latitude, longitude, slug, stateCode, text, url } from './value-schemas.ts'

/** Parses a number, since a cell of a table is text. */
const numberCell = (number: z.ZodNumber, like: string) =>
  z
    .string(`write a number such as ${like}`)
    .regex(/^-?\d+(?:\.\d+)?$/, `write a number such as ${like}, with digits, a point and nothing else`)
    .transform(Number)
    .pipe(number)

const townTypes = ['City', 'Town', 'Village', 'Borough', 'Township', 'Community', 'Place'] as const
const scenes = ['farm', 'bay', 'river', 'pines', 'streets', 'hills'] as const

/** A line of towns.csv. */
export const townRow = z.strictObject({
  slug: slug.describe('The end of the address of its pages: /towns/cape-may'),
  name: text,
  type: z
    .enum(townTypes, `write one of ${townTypes.join(', ')}`)
    .describe(
      'Community: a place that is no municipality by law; Place: nobody has looked it up, and the site says neither',
    ),
  county: text.describe('In full: Mohave County, Orleans Parish; decides county taxes'),
  state: stateCode,
  latitude: numberCell(latitude, '39.4817').describe('Of the middle of town'),
  longitude: numberCell(longitude, '-75.009').describe('With its minus sign'),
  source: text.optional().describe('Where the coordinates come from'),
  within: text.optional().describe('The municipality that a community belongs to'),
  scene: z
    .enum(scenes, `write one of ${scenes.join(', ')}`)
    .default('streets')
    .describe('Which kind of country it lies in; picks the picture of its pages'),
  aliases: text.optional().describe('Other ends of an address that lead to it, with spaces between'),
  roadRule: text.optional().describe('What the town’s own code says of carts on its streets, once you have read it'),
  roadRuleSource: text.optional().describe('Where you read it: City Code, chapter 70'),
  roadRuleUrl: url.optional(),
  roadRuleChecked: day.optional().describe('The day you read it'),
})

export type TownScene = (typeof scenes)[number]
