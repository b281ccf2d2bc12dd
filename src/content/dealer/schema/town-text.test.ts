import { describe, expect, test } from 'vitest'
import { townSources, townText } from './town-text.ts'

describe('sources of facts about towns', () => {
  test.each(['https://www.census.gov', 'https://www.census.gov/', 'https://www.nps.gov/index.htm'])(
    'rejects the front page %s',
    (url) => {
      expect(townSources.safeParse({ one: { name: 'One', url } }).success).toBe(false)
    },
  )

  test.each(['https://www.rivers.gov/river/maurice', 'https://www.census.gov/?q=shiloh'])(
    'accepts the page %s',
    (url) => {
      expect(townSources.safeParse({ one: { name: 'One', url } }).success).toBe(true)
    },
  )

  const use = (source?: object) => ({ uses: [{ title: 'River', text: 'It is scenic. Bring rope.', source }] })
  const schema = townText({ sources: ['river'], carts: [] })

  test('may be left out, but otherwise must name a known page and a sentence of the text', () => {
    expect(schema.safeParse(use()).success).toBe(true)
    expect(schema.safeParse(use({ page: 'river', for: 'It is scenic.' })).success).toBe(true)
    expect(schema.safeParse(use({ page: 'river', for: 'It is wild.' })).success).toBe(false)
    expect(schema.safeParse(use({ page: 'lake', for: 'It is scenic.' })).success).toBe(false)
  })
})
