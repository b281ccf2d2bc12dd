import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { sampleDealer } from '../../../src/content/dealer/paths/build-paths.ts'
import { folders } from '../../../src/content/dealer/paths/dealer-paths.ts'
import { findFile, readYaml } from '../../../src/content/dealer/reading/read-dealer-folder.ts'

const text = z.string().optional().catch(undefined)
const business = z.object({ name: text, shortName: text, phone: text, email: text, website: text })
const places = z.object({ showrooms: z.array(z.object({ street: text, phone: text })).catch([]) })

export type Leftover = { readonly words: string; readonly what: string; readonly pattern: RegExp }

/** Names, phones and addresses of the sample dealer that this folder has replaced. */
export function leftovers(): readonly Leftover[] {
  if (folders.includes(sampleDealer)) return []
  const own = new Set(factsIn(folders).map(({ words }) => words))
  return factsIn([sampleDealer])
    .filter(({ words }) => !own.has(words))
    .map((fact) => ({ ...fact, pattern: patternOf(fact) }))
}

/** Logos that are still the sample dealer's. */
export const leftoverDrawings = (): readonly string[] =>
  folders.includes(sampleDealer)
    ? []
    : ['brand/logo.svg', 'brand/logo-inverse.svg', 'brand/mark.svg'].filter((name) => {
        const [own, sample] = [findFile(name), join(sampleDealer, name)]
        return own && existsSync(sample) && readFileSync(own).equals(readFileSync(sample))
      })

type Fact = Omit<Leftover, 'pattern'>

function factsIn(from: readonly string[]): readonly Fact[] {
  const { name, shortName, phone, email, website } = business.catch({}).parse(readYaml('dealer.yaml', from).value)
  const { showrooms } = places.catch({ showrooms: [] }).parse(readYaml('showrooms.yaml', from).value)
  const host = website && URL.canParse(website) ? new URL(website).host : undefined
  const factsOf = (what: string, ...all: readonly (string | undefined)[]) =>
    [...new Set(all)].flatMap((words) => (words ? [{ words, what }] : []))
  return [
    ...factsOf('name', name, shortName),
    ...factsOf('phone number', phone, ...showrooms.map((showroom) => showroom.phone)),
    ...factsOf('email address', email),
    ...factsOf('address', host, ...showrooms.map(({ street }) => street)),
  ]
}

/** Matches a leftover. A phone number matches however it is written. */
function patternOf({ words, what }: Fact): RegExp {
  if (what !== 'phone number') return new RegExp(String.raw`\b${RegExp.escape(words)}\b`)
  const groups = words.replace(/^1-/, '').split('-')
  return new RegExp(String.raw`(?<!\d)${groups.join(String.raw`\D{0,2}`)}(?!\d)`)
}
