import { expect, test } from 'vitest'
import { sitemapEntries, sitemapXml } from './sitemap.ts'

const entries = sitemapEntries([{ id: 'denago-nomad', updatedAt: '2025-06-01T10:00:00.000Z' }])
const paths = entries.map(({ path }) => path)

test('the site map lists canonical addresses, once each', () => {
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/', '/inventory', '/privacy', '/policies/staffing-report']))
  for (const left of ['/thank-you', '/privacy-policy', '/terms', '/vineland-golf-carts', '/towns/scranton-city']) {
    expect(paths).not.toContain(left)
  }
})

test('the site map lists both pages of all 40 towns', () => {
  expect(paths.filter((path) => path.startsWith('/towns/'))).toHaveLength(40)
  expect(paths.filter((path) => path.startsWith('/rentals/') && path !== '/rentals/estimate')).toHaveLength(40)
})

test('the site map includes when vehicles and policies last changed', () => {
  const xml = sitemapXml('https://cart.example', entries)
  expect(xml).toContain(
    '<url><loc>https://cart.example/vehicle/denago-nomad</loc><lastmod>2025-06-01T10:00:00.000Z</lastmod></url>',
  )
  expect(xml).toMatch(/\/privacy<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
  expect(xml).toContain('<url><loc>https://cart.example/about</loc></url>')
})

test('the site map escapes XML characters', () => {
  expect(sitemapXml('https://cart.example', [{ path: '/a&b<c>"' }])).toContain('/a&amp;b&lt;c&gt;&quot;</loc>')
})
