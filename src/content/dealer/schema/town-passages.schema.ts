import { z } from 'zod'
import { text, url } from './value-schemas.ts'

const periods = ['daily', 'threeDay', 'weekly', 'monthly'] as const

const isFrontPage = (address: string): boolean => {
  const { pathname, search } = new URL(address)
  return search === '' && /^\/(?:index\.\w+|home)?\/?$/i.test(pathname)
}

/** town-sources.yaml: pages where facts about towns can be looked up, by a short name. */
export const townSources = z
  .record(
    text,
    z.strictObject({
      name: text,
      url: url
        .refine(
          (address) => !isFrontPage(address),
          'write the address of the page that holds the fact, not a front page',
        )
        .describe('Of the page that holds the fact'),
    }),
  )
  .default({})

/** Names that may be used; undefined if the file that defines them can't be read, which is reported for that file. */
type TownPassageOptions = {
  readonly sources: readonly string[] | undefined
  readonly carts: readonly string[] | undefined
}

const oneOf = (names: readonly string[] | undefined, file: string) =>
  text.refine((name) => !names || names.includes(name), `write one that is in ${file}, or add it there`)

/** The front matter of towns/SLUG.md. The text below it is the paragraph about the town. */
export const passagesOfTown = ({ sources, carts }: TownPassageOptions) =>
  z.strictObject({
    uses: z
      .array(
        z
          .strictObject({
            title: text,
            text,
            source: z
              .strictObject({
                page: oneOf(sources, 'town-sources.yaml').describe('Its short name there'),
                for: text.describe('The sentence that the page supports, as it is in the text'),
              })
              .optional()
              .describe('Where a fact of it can be looked up'),
          })
          .refine(({ text: whole, source }) => !source || whole.includes(source.for), {
            path: ['source', 'for'],
            message: 'write a sentence of the text, word for word',
          }),
      )
      .default([])
      .describe('Work and places there that carts suit'),
    rental: z
      .strictObject({
        around: text.optional().describe('What lies within a cart’s reach'),
        unload: text.optional().describe('Where and how the trailer unloads'),
        charge: text.optional().describe('How far a charge goes there'),
        stays: z
          .array(
            z.strictObject({
              what: text,
              cart: oneOf(carts, 'rentals.yaml').describe('Its id'),
              period: z.enum(periods, `write one of ${periods.join(', ')}`),
              text,
            }),
          )
          .default([])
          .describe('Occasions to rent, each with a cart and a length; prices are added'),
      })
      .default({ stays: [] }),
  })
