import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unpromisedSentences } from '../support/sentences.ts'
import { reviewed } from './commitments.ts'

const root = join(import.meta.dirname, '../..')
/**
 * Copy that appears on every dealer's site, and the default copy of pages. Copy that only staff read commits
 * nobody.
 */
const modules = globSync(
  ['src/content/{words,dealer/schema/pages,dealer/facts}/*.ts', 'src/{features,frame,domain}/**/*.tsx'],
  {
    cwd: root,
  },
).filter((name) => !/\.test\.ts$|\/(?:staff|lot\b)|pages\/questions/.test(name))

const we =
  /\bwe(?:’ll| (?!have\b|haven’t|don’t|aren’t|can’t|couldn’t|know\b|count\b|assume\b|found\b|handle\b|serve\b|work\b|rent\b|use\b|sell\b))/i
const given =
  /\b(?:free|gets? (?:it|them|yours?) back|included|guarantee\w*|always|never|any (?:hour|time)|24\/7|within|refund\w*|come back|picks? (?:it|them) up|pickup for|arrives|on the way|charged (?:up|and)|reserves|costs nothing|nothing (?:more|to pay)|(?:no|without an?) (?:hidden |preparation )?(?:fees?|charge|costs?)|our (?:truck|trailer|shop)|yes,)(?!\w)/i

const committing = (code: string): readonly string[] =>
  unpromisedSentences(code).filter((sentence) => /\s/.test(sentence) && (we.test(sentence) || given.test(sentence)))

const known = Object.values(reviewed).flat()
const found = modules.flatMap((name) =>
  committing(readFileSync(join(root, name), 'utf8')).map((sentence) => ({ name, sentence })),
)

describe('sentences that commit a dealer', () => {
  test('are each a promise in the dealer’s folder or on the reviewed list', () => {
    expect(found.filter(({ sentence }) => !known.includes(sentence))).toEqual([])
  })

  test('are each on the list once, and the list has no obsolete entries', () => {
    expect(
      known.filter((one, at) => known.indexOf(one) !== at || !found.some(({ sentence }) => sentence === one)),
    ).toEqual([])
  })

  test.each([
    ["const a = { text: 'Nice. We’ll wash it for you.' }", ['We’ll wash it for you.']],
    ["const a = [...ifPromised('ownTrailer', 'We bring it on our own trailer.')]", []],
    ["const a = promises.tradeIns ? 'Trade it in free.' : 'We always answer.'", ['We always answer.']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is read.
    ['const a = `Delivered free in ${town}.`', ['Delivered free in ….']],
    ["const a = 'Four seats. Ask us about the battery.'", []],
  ])('found in %s: %j', (code, sentences) => {
    expect(committing(code)).toEqual(sentences)
  })
})
