import { expect, test } from 'vitest'
import { pageHead } from './head.ts'

const input = { title: 'Title', description: 'Description', siteUrl: 'https://cart.example' }
const preview = (canonical: string) =>
  pageHead({ ...input, canonical }).meta.flatMap((tag) =>
    'property' in tag && tag.property === 'og:image' ? [tag.content] : [],
  )

test('a page in the site map is shared with its own picture, and any other page with the site’s', () => {
  expect(preview('/rentals')).toEqual(['https://cart.example/og/rentals.jpg'])
  expect(preview('/policies/return-policy')).toEqual(['https://cart.example/og/return-policy.jpg'])
  expect(preview('/thank-you')).toEqual(['https://cart.example/og/site.jpg'])
  expect(preview('/somewhere')).toEqual(['https://cart.example/og/site.jpg'])
})

test('no string in JSON-LD can close its script element', () => {
  const data = { name: '</script><script>' }
  const [script] = pageHead({ ...input, canonical: '/', jsonLd: [data] }).scripts
  expect(script?.children).not.toContain('<')
  expect(JSON.parse(script?.children ?? '')).toEqual(data)
})

test('a page is kept out of search engines only if it asks for that', () => {
  const saysRobots = (robots?: 'noindex') =>
    pageHead({ ...input, canonical: '/', robots }).meta.some((tag) => 'name' in tag && tag.name === 'robots')
  expect(saysRobots('noindex')).toBe(true)
  expect(saysRobots()).toBe(false)
})
