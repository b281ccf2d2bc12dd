import { z } from 'zod'
import { line, lines, ownLine, search } from '../placeholder-line.ts'
import { slug } from '../value-schemas.ts'

const titled = z.strictObject({ title: ownLine, text: ownLine })

/** pages/about.yaml */
export const aboutPage = z.strictObject({
  search: search('About {name}', 'Who sells your golf cart: {name}. {Showrooms} in {citiesAndStates}.'),
  heading: line('About {name}'),
  story: z
    .strictObject({
      heading: line('Our story'),
      beginning: line('{name} sells electric carts.'),
      /** Leading and trailing spaces matter here. */
      between: z
        .tuple([z.string(), z.string(), z.string()], 'write three texts')
        .default(['In figures: ', ', ', ' and '])
        .describe('Before each of the three figures (years, customers, municipalities), with spaces'),
      paragraphs: lines(),
      counts: ownLine.optional(),
    })
    .prefault({}),
  values: z
    .strictObject({ heading: line('How we do business'), items: z.array(titled).default([]) })
    .prefault({})
    .describe('Without items, the section is left out'),
  area: z
    .strictObject({ intro: line('{townCount} towns. Each has a page with its distance and delivery fee.') })
    .prefault({}),
  regions: z
    .array(titled.extend({ towns: z.array(slug).describe('As in the first column of towns.csv') }))
    .default([])
    .describe('Groups of towns; all others are listed by county'),
  closing: z.strictObject({ heading: line('Come by'), text: line('Or call, or write first.') }).prefault({}),
})
