import { z } from 'zod'
import { capitalized } from '../../format/capitalized.ts'
import { text } from './value-schemas.ts'

/** Names that a line of copy may have in braces. src/content/dealer/facts/placeholders.facts.ts has the values. */
export const placeholderNames = [
  'name',
  'shortName',
  'phone',
  'email',
  'cities', // of the showrooms, or their states where there are many
  'citiesWithCodes', // with the two letters of their states
  'citiesAndStates', // with the names of their states
  'states',
  'showrooms', // 'showroom' or 'showrooms'
  'showroomsAre', // 'showroom is' or 'showrooms are'
  'allShowrooms', // 'the showroom' or 'both showrooms'
  'makers', // those with a page of their own
  'years',
  'customers',
  'municipalities',
  'municipalitiesInHomeCopy',
  'townCount',
  'newAndUsed', // 'new and used', or 'new'
  'firstCounty', // of the first town
  'firstState',
  'firstTowns', // how many towns are in that county
  'termsParty',
  'termsCounty',
  'termsState',
  'staffingYear',
] as const

export type PlaceholderName = (typeof placeholderNames)[number]

const inBraces = /\{([^{}]*)\}/g
const placeholders: ReadonlySet<string> = new Set(placeholderNames)
const lowered = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`

/** `{showrooms}` is replaced by its value, `{Showrooms}` by its value with a capital letter. */
export const filled = (template: string, valueFor: (name: string) => string): string =>
  template.replaceAll(inBraces, (_, name: string) => {
    const plain = lowered(name)
    const value = valueFor(plain)
    return plain === name ? value : capitalized(value)
  })

/** A line of copy that may have names of facts in braces, such as `Showrooms in {cities}`. */
export const ownLine = text.superRefine((template, context) => {
  for (const [braces, name = ''] of template.matchAll(inBraces)) {
    if (placeholders.has(lowered(name))) continue
    const names = placeholderNames.map((one) => `{${one}}`).join(', ')
    context.addIssue({ code: 'custom', message: `${braces} is not known here; write one of ${names}` })
  }
})

/** @param standard the text for a dealer whose file has no such line */
export const line = (standard: string) => ownLine.default(standard)
export const lines = (...standard: readonly string[]) => z.array(ownLine).default([...standard])

/** Copy for search engines and link previews. */
export const search = (title: string, description: string) =>
  z
    .strictObject({
      title: line(title).describe('At most 60 characters'),
      description: line(description).describe('50 to 155 characters'),
    })
    .prefault({})
    .describe('What search engines and link previews show')
