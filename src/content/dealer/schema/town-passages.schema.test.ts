import { describe, expect, test } from 'vitest'
import { passagesOfTown, townSources } from './town-passages.schema.ts'

describe('the source of a fact about a town', () => {
  test.each(['https://www.census.gov', 'https://www.census.gov/', 'https://www.nps.gov/index.htm'])(
    'can’t be the front page %s',
    (url) => {
      expect(townSources.safeParse({ one: { name: 'One', url } }).success).toBe(false)
    },
  )

  test.each(['https://www.rivers.gov/river/maurice', 'https://www.census.gov/?q=shiloh'])(
    'can be the page %s',
    (url) => {
      expect(townSources.safeParse({ one: { name: 'One', url } }).success).toBe(true)
    },
  )

  const use = (source?: object) => ({ uses: [{ title: 'River', text: 'It is scenic. Bring rope.', source }] })
  const schema = passagesOfTown({ sources: ['river'], carts: [] })

  test('may be left out, but otherwise must give a known page and quote a sentence of the text', () => {
    expect(schema.safeParse(use()).success).toBe(true)
    expect(schema.safeParse(use({ page: 'river', for: 'It is scenic.' })).success).toBe(true)
    expect(schema.safeParse(use({ page: 'river', for: 'It is wild.' })).success).toBe(false)
    expect(schema.safeParse(use({ page: 'lake', for: 'It is scenic.' })).success).toBe(false)
  })
})
