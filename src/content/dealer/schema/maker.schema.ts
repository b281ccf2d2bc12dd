import { z } from 'zod'
import { count, dollars, slug, text } from './value-schemas.ts'

const pictured = z.strictObject({
  cart: slug.describe('A folder of brand/photos or imagery/masters that has the view front34'),
  alt: text.describe('What the picture shows, for those who cannot see it'),
})

const card = z.strictObject({
  listPrice: dollars.describe('Shown while none is in stock'),
  range: text,
  topSpeed: text,
  drive: text.optional(),
  features: z.array(text),
})

const model = z.strictObject({
  name: text,
  link: slug.optional().describe('Last part of the address /vehicles/…; the model’s id when left out'),
  seats: count,
  card: card.optional().describe('The maker’s figures; a model with them has a card on the page'),
})

const series = z.strictObject({
  title: text.describe('A word in the names of its carts, such as Nomad'),
  description: text,
  picture: slug.optional(),
  features: z.array(text).default([]),
  startingPrice: dollars,
  models: z.array(slug, 'write a list of the ids that stand under `models`').min(1, 'name at least one model'),
})

const page = z.strictObject({
  title: text.optional().describe('In search results'),
  description: text.optional().describe('In search results'),
  heading: text.optional(),
  intro: text.optional().describe('The maker’s note when left out'),
  picture: pictured.optional(),
  preview: pictured.optional().describe('On the picture that social networks show'),
  seriesHeading: text.optional(),
  modelsHeading: text.optional(),
  modelsNote: text.optional(),
  closing: z.strictObject({ heading: text, text }).optional(),
  series: z.array(series).default([]),
  models: z
    .record(slug, model)
    .default({})
    .describe('By the id of the vehicle in stock that is this model; cards stand in this order'),
})

/** Reads only which models are in which series, so that other mistakes in the file don't matter. */
export const placements = z.object({
  page: z.object({
    series: z.array(z.object({ models: z.array(z.string()).catch([]) })).catch([]),
    models: z.record(z.string(), z.unknown()).catch({}),
  }),
})

/** makers/NAME.yaml: a maker that the dealer sells. Its page, if it has one, is /NAME. */
export const maker = z.strictObject({
  name: text.describe('As it is written in the stock'),
  note: text.describe('A short fact, beside its name on the home page'),
  search: text.optional().describe('A word in the names of its vehicles; the name when left out'),
  picture: slug.optional().describe('The cart pictured for it'),
  alsoCalled: z.array(text).optional().describe('Other names that people search for'),
  page: page.optional().describe('Its own page; without one, its name leads to the inventory'),
})

export type MakerFile = z.output<typeof maker>
