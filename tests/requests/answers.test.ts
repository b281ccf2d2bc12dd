import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { roadAuthorities } from '../../src/content/dealer/facts/road-use.facts.ts'
import { townRoadRules } from '../../src/content/dealer/facts/town-road-rules.facts.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { buildDir } from '../../src/content/dealer/paths/dealer-paths.ts'
import { contactPage } from '../../src/content/words/contact.words.ts'
import { questionGroups } from '../../src/features/questions/question-groups.ts'
import { getPage, jsonLd, readable } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const get = (path: string) => getPage(site.url + path)
const hrefs = async (path: string, selector: string) =>
  (await get(path)).document.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '')

const paths = ['/questions', '/where-to-drive', '/accessibility']

test.each(paths)('%s is prerendered, and linked from the footer and the sitemap', async (path) => {
  const manifest = await readFile(join(buildDir, 'pages/manifest.json'), 'utf8')
  expect(JSON.parse(manifest).pages.map((page: { path: string }) => page.path)).toContain(path)
  expect((await get(path)).status).toBe(200)
  expect(await hrefs('/', 'footer a')).toContain(path)
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain(`${path}</loc>`)
})

test.each([
  ['/vehicle/denago-nomad', '/where-to-drive'],
  ['/denago', '/where-to-drive'],
  ['/evolution', '/where-to-drive'],
  ['/rentals', '/where-to-drive'],
  ['/rentals/port-norris', '/where-to-drive#port-norris'],
  ['/towns/scranton', '/where-to-drive#scranton'],
])('%s links to %s and to /questions', async (path, answer) => {
  expect(await hrefs(path, 'main a')).toEqual(expect.arrayContaining([answer, '/questions']))
})

test.each([
  ['/inventory?search=drivers+license', '/where-to-drive'],
  ['/inventory?search=wheelchair', '/accessibility'],
  ['/inventory?search=warranty+years', '/questions'],
])('the search %s links to %s', async (search, path) => {
  expect(await hrefs(search, '.meant a')).toContain(path)
})

test('the heading of /questions links to each group, and each answer to one page of the site', async () => {
  const { document } = await get('/questions')
  const groups = document.querySelectorAll('.answers[id]')
  expect(document.querySelectorAll('h1 a').map((link) => link.getAttribute('href'))).toEqual(
    groups.map(({ id }) => `#${id}`),
  )
  const answers = groups.flatMap((group) => group.querySelectorAll('dd'))
  expect(answers.length).toBeGreaterThanOrEqual(20)
  for (const answer of answers) expect(answer.querySelectorAll('a[href^="/"]')).toHaveLength(1)
})

const faq = z.object({
  '@type': z.literal('FAQPage'),
  mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
})

test('the structured data of /questions has exactly the questions and answers that the page shows', async () => {
  const page = await get('/questions')
  const [{ mainEntity } = { mainEntity: [] }] = jsonLd(page).flatMap((data) => faq.safeParse(data).data ?? [])
  const rows = page.document.querySelectorAll('.answers dl > div').map((row) => {
    for (const link of row.querySelectorAll('a')) link.remove()
    return [row.querySelector('dt')?.text, readable(row.querySelector('dd') ?? row)]
  })
  expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(rows)
  expect(rows).toHaveLength(questionGroups().reduce((sum, { questions }) => sum + questions.length, 0))
})

test('/where-to-drive lists each town, with a question to ask the town until the dealer has checked its rules', async () => {
  const { document } = await get('/where-to-drive')
  for (const { slug, name } of towns) {
    const place = document.getElementById(slug)
    const row = place?.tagName === 'TR' ? place : place?.closest('tr, p')
    expect([slug, row && readable(row).includes(name)]).toEqual([slug, true])
    if (!townRoadRules[slug])
      expect(row && readable(row)).toMatch(/^Not checked yet: .* Ask the \w+ ?: “Is there an ord/)
  }
  const official = document.querySelectorAll('.ask-town a').map((link) => link.getAttribute('href'))
  expect(official).toEqual(expect.arrayContaining(roadAuthorities.map(({ url }) => url)))
})

test('/where-to-drive gives New Jersey’s rules with their source and date, and no rules for an unchecked state', async () => {
  const { document } = await get('/where-to-drive')
  const [golfCart, lowSpeed] = document
    .querySelectorAll('.drive__cart')
    .map((cart) => cart.querySelectorAll('li').map(readable))
  expect(golfCart).toEqual([
    expect.stringMatching(/^Private property: Yes/),
    expect.stringMatching(/^Roads posted 25 mph or less: As a rule, no/),
    expect.stringMatching(/^Roads posted over 25 and up to 35 mph: No/),
  ])
  expect(lowSpeed).toEqual([
    expect.stringMatching(/^Private property: Yes/),
    expect.stringMatching(/^Roads posted 25 mph or less: Yes/),
    expect.stringMatching(/^Roads posted over 25 and up to 35 mph: Only where allowed/),
  ])
  const source = document.querySelector('.drive__source')
  expect(source && readable(source)).toMatch(/N\.J\.S\.A\. 39:4-31\.1.*49 CFR 571\.3.*Checked \w+ \d+, 20\d\d/)
  expect(readable(document)).toMatch(/In Pennsylvania .*we give no rule/)
})

test('the phone field says how the number is used, including to screen readers', async () => {
  const { document } = await get('/contact')
  const described = document.querySelector('input[name=phone]')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.text).toContain(contactPage.form.phoneConsent)
})

test('the privacy policy lists each field that the contact form sends, including hidden ones', async () => {
  const { document } = await get('/privacy')
  const fields = (await get('/contact?vehicle=denago-nomad&topic=quote&town=millville')).document
    .querySelectorAll('.form [name]')
    .map((field) => field.getAttribute('name') ?? '')
  const patterns: Record<string, RegExp> = {
    firstName: /first name/i,
    lastName: /last name/i,
    email: /email address/,
    phone: /phone number/,
    interest: /subject/,
    message: /message/,
    vehicle: /the cart/i,
    topic: /the topic/,
    town: /the town/,
    page: /page of this site that you came from/,
    companyFax: /one field that people never see/,
    pictures: /pictures/,
  }
  const text = readable(document)
  for (const name of fields) expect([name, patterns[name]?.test(text)]).toEqual([name, true])
  expect(fields).toEqual(expect.arrayContaining(['phone', 'vehicle', 'topic', 'town']))
})

test('/accessibility has a way to reach a person, and lists known problems', async () => {
  const { document, text } = await get('/accessibility')
  expect(document.querySelectorAll('main a[href^="tel:"]').length).toBeGreaterThan(0)
  expect(document.querySelectorAll('main a[href^="mailto:"]').length).toBeGreaterThan(0)
  expect(text).toContain('What doesn’t work yet')
})
