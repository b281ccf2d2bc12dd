import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { says, textsAt } from '../support/facts.ts'
import { getPage } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { conflicts, type Reading } from './conflicts.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const isSaid = async ({ route, place }: Reading, text: string): Promise<boolean> => {
  const page = await getPage(site.url + route)
  expect(page.status).toBe(200)
  return textsAt(page, place).some((said) => says(said, text))
}

test('the list of conflicts has each subject once', () => {
  const subjects = conflicts.map(({ subject }) => subject)
  expect(subjects).toEqual([...new Set(subjects)])
})

describe.each(conflicts)('$subject', ({ a, b }) => {
  test('has two different readings (if the dealer settles it, delete its row)', () => {
    expect(`${a.place} ${a.text}`).not.toBe(`${b.place} ${b.text}`)
    expect(a.text).not.toBe(b.text)
  })

  test.each([
    ['first', a, b],
    ['second', b, a],
  ] as const)('shows the %s reading in its place, and not the other one', async (_which, own, other) => {
    expect(await isSaid(own, own.text), `${own.place} of ${own.route} does not say ${own.text}`).toBe(true)
    if (own.route === other.route && own.place === other.place) return
    expect(await isSaid(own, other.text), `${own.place} of ${own.route} also says ${other.text}`).toBe(false)
  })
})
