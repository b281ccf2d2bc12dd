import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { policies } from '../../content/dealer/facts/policies.facts.ts'
import { headingOf } from './policy-headings.ts'
import { PolicyPage } from './policy-page.tsx'
import { policyAtPath } from './policy-route.ts'

async function rendered(path: string): Promise<string> {
  return renderToStaticMarkup(createElement(PolicyPage, { policy: await policyAtPath(path) }))
}

test.each(policies)(
  '$path has a date, a table of contents with working links, and a contact block',
  async ({ path, title, lastUpdated }) => {
    const html = await rendered(path)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(`<time dateTime="${lastUpdated}">`)
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThanOrEqual(10)
    for (const id of targets) expect(html.split(`id="${id}"`)).toHaveLength(2)
    expect(html).toContain(business.phone)
    expect(html).toContain(`mailto:${business.email}`)
  },
)

/** The privacy policy may be longer, since it must list everything that is stored and every showroom. */
const longest = (path: string): number => (path === '/privacy' ? 1300 : 1200)

test.each(policies)('$path has 500 to 1,200 words (the privacy policy up to 1,300)', async ({ path }) => {
  const html = await rendered(path)
  const article = html.slice(html.indexOf('<article'))
  const words = article
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/)
  expect(words.length).toBeGreaterThanOrEqual(500)
  expect(words.length).toBeLessThanOrEqual(longest(path))
})

test('the staffing report shows its peak and scores in charts and again in tables', async () => {
  const html = await rendered('/policies/staffing-report')
  expect(html).toContain('headcount__peak')
  expect(html).toContain('class="survey-scores"')
  expect(html.match(/<table>/g)).toHaveLength(2)
})

test.each([
  ['Who sees it', 'who-sees-it'],
  ['What we’re doing about it', 'were-doing'],
  ['Cookies, trackers and other companies', 'cookies-trackers-and-other-companies'],
])("the heading '%s' has its own anchor", (text, part) => {
  expect(headingOf(text).id).toContain(part)
  expect(headingOf(text).id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})
