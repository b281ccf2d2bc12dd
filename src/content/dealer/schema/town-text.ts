import { z } from 'zod'
import { text, url } from './values.ts'

const periods = ['daily', 'threeDay', 'weekly', 'monthly'] as const

/** town-sources.yaml: where facts about towns can be looked up, by a short name. */
export const townSources = z.record(text, z.strictObject({ name: text, url })).default({})

/** Names that may be used; undefined when the file that has them can't be read, which is told of that file. */
type Known = { readonly sources: readonly string[] | undefined; readonly carts: readonly string[] | undefined }

const oneOf = (names: readonly string[] | undefined, file: string) =>
  text.refine((name) => !names || names.includes(name), `write one that is in ${file}, or add it there`)

/** The front matter of towns/SLUG.md. The text below it is the paragraph about the town. */
export const townText = ({ sources, carts }: Known) =>
  z.strictObject({
    uses: z
      .array(
        z.strictObject({
          title: text,
          text,
          source: oneOf(sources, 'town-sources.yaml').describe('Where it can be looked up'),
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
