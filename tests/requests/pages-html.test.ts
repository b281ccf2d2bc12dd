import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { Phone } from 'lucide-react'
import { list, parse } from 'postcss'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageKinds } from '../../bench/page-kinds.ts'
import { firstStyles, getPage, type Page } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

const [, phoneOutline = ''] = /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(createElement(Phone))) ?? []

let site: Site
/** Rules of each page's style sheet, by path. */
const sheetOf = new Map<string, ReturnType<typeof rulesOf>>()
let everySelector: ReadonlySet<string>
beforeAll(async () => {
  site = await startSite()
  for (const path of Object.values(kinds)) {
    sheetOf.set(path, rulesOf(await firstStyles(await getPage(site.url + path), site.url)))
  }
  everySelector = new Set([...sheetOf.values()].flatMap(({ selectors }) => [...selectors]))
})
afterAll(() => site.remove())

/** Returns a style sheet's selectors with a class, and its layers in order of appearance, except `theme`. */
function rulesOf(css: string) {
  const selectors = new Set<string>()
  const layers = new Set<string>()
  parse(css).walk((node) => {
    if (node.type === 'atrule' && node.name === 'layer') for (const layer of list.comma(node.params)) layers.add(layer)
    if (node.type !== 'rule') return
    for (const selector of node.selectors) if (classesOf(selector).length > 0) selectors.add(selector)
  })
  return { selectors, layers: [...layers].filter((layer) => layer !== 'theme') }
}

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name = '']) => name)

const nextYear = new Date().getUTCFullYear() + 1
const kinds: Record<string, string> = {
  ...pageKinds,
  'a town by its second address': '/taylor-golf-carts',
  'inventory, filtered': '/inventory?brand=evolution',
  'inventory, nothing found': '/inventory?search=zeppelin',
  'eco, result': '/eco-impact?milesPerWeek=100&usageType=residential&timeframe=3',
  'eco, invalid input': '/eco-impact?milesPerWeek=-1',
  'comparison, no carts': '/compare',
  'comparison of four, one of them gone':
    '/compare?carts=denago-city&carts=nope&carts=evolution-carrier-6&carts=club-car-tempo-2',
  'estimate, a month': `/rentals/estimate?quantity=3&from=${nextYear}-07-01&to=${nextYear}-07-31&town=fortescue`,
  'estimate, invalid input': '/rentals/estimate?quantity=100&from=2020-01-01&to=2020-03-01&town=atlantis',
  'a report with charts': '/policies/staffing-report',
  'not found': '/no/such/page',
  'vehicle not found': '/vehicle/nope',
  'town not found': '/towns/atlantis',
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes srcSet and autoComplete in camel case; HTML ignores case.
    'attr-case': 'off',
    // React writes <br/> and checked="", which HTML reads as <br> and checked.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // React's useId makes ids such as _R_1_, which are valid but start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes with the same name form a list.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Safari ignores that a table is a table if a style sheet lays it out as a grid, unless the roles are explicit.
    'no-redundant-role': 'off',
    // Style sheets control how phone numbers wrap.
    'tel-non-breaking': 'off',
    // Styles that depend on the picture or on the length of the phone number cannot be in a style sheet.
    'no-inline-style': ['error', { allowedProperties: ['display', 'background-color', 'font-size'] }],
  },
})

describe.each(Object.entries(kinds))('%s', (_kind, path) => {
  let page: Page
  beforeAll(async () => {
    page = await getPage(site.url + path)
  })

  test('shows the phone icon on buttons that dial, and on no others', () => {
    const withIcon = page.document
      .querySelectorAll('.btn')
      .filter((button) => button.outerHTML.includes(phoneOutline))
      .map((button) => button.getAttribute('href'))
    const dialling = page.document.querySelectorAll('.btn[href^="tel:"]').map((button) => button.getAttribute('href'))
    expect(dialling.length).toBeGreaterThan(0)
    expect(withIcon).toEqual(dialling)
  })

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(page.html)
    expect(
      results
        .flatMap(({ messages }) => messages)
        .map(({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} at ${line}:${column} ${selector}`),
    ).toEqual([])
  })

  test('has only pictures that load and have a size and alternative text', async () => {
    const images = page.document.querySelectorAll('img')
    expect(images.length).toBeGreaterThan(0)
    const sources = new Set<string>()
    for (const image of images) {
      const { src, width, height, alt, srcset } = image.attributes
      expect([src, /^\d+$/.test(width ?? ''), /^\d+$/.test(height ?? ''), alt]).toEqual([
        src,
        true,
        true,
        expect.any(String),
      ])
      sources.add(src ?? '')
      for (const candidate of srcset?.split(',') ?? []) sources.add(candidate.trim().split(' ')[0] ?? '')
    }
    for (const source of page.document.querySelectorAll('picture source')) {
      for (const candidate of source.getAttribute('srcset')?.split(',') ?? [])
        sources.add(candidate.trim().split(' ')[0] ?? '')
    }
    for (const link of page.document.querySelectorAll(
      'link[rel="preload"], link[rel="stylesheet"], link[rel="modulepreload"], script[src]',
    )) {
      sources.add(link.getAttribute('href') ?? link.getAttribute('src') ?? '')
    }
    for (const address of sources) {
      if (address === '') continue
      const response = await fetch(site.url + address, { method: 'HEAD' })
      expect([address, response.status]).toEqual([address, 200])
    }
  })

  test('has one enabled style sheet, which joins the sheets that the disabled links name', async () => {
    const [sheet, ...parts] = page.document.querySelectorAll('link[rel="stylesheet"]')
    const read = async (link = sheet) => (await fetch(site.url + link?.getAttribute('href'))).text()
    expect(parts.filter((link) => !link.hasAttribute('disabled'))).toEqual([])
    if (parts.length > 0) expect(await read()).toBe((await Promise.all(parts.map(read))).join(''))
  })

  test('includes every CSS rule that other pages have for its classes, and keeps layers in order', async () => {
    const used = new Set(
      page.document.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()]),
    )
    const { selectors, layers } = sheetOf.get(path) ?? { selectors: new Set<string>(), layers: [] }
    const missing = [...everySelector].filter(
      (selector) => !selectors.has(selector) && classesOf(selector).every((name) => used.has(name)),
    )
    expect(selectors.size).toBeGreaterThan(0)
    expect(missing).toEqual([])
    expect(layers).toEqual(['reset', 'base', 'components', 'pages'].slice(0, layers.length))
  })

  test('runs only its own script files and inline scripts with a hash in its policy', () => {
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/(?:^|; )default-src 'none'/)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    for (const element of page.document.querySelectorAll('*')) {
      expect(Object.keys(element.attributes).filter((name) => /^on/i.test(name))).toEqual([])
      expect(element.getAttribute('href') ?? '').not.toMatch(/^javascript:/i)
    }
    for (const script of page.document.querySelectorAll('script')) {
      if (script.getAttribute('src')) expect(script.getAttribute('src')).toMatch(/^\//)
      else if (script.getAttribute('type') !== 'application/ld+json') {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(script.rawText).digest('base64')}'`)
      }
    }
  })

  test('has one h1 and does not skip heading levels', () => {
    const levels = page.document
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const main = page.document
      .querySelectorAll('main h1, main h2, main h3, main h4')
      .map(({ tagName }) => Number(tagName.slice(1)))
    expect(main[0]).toBe(1)
    expect(main.filter((level, index) => level > (main[index - 1] ?? 0) + 1)).toEqual([])
  })
})
