import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSiteOf } from '../support/running-site.ts'
import { tracesOf } from '../support/unoffered.ts'

let site: Site
beforeAll(async () => {
  site = await startSiteOf('tests/dealers/saguaro')
})
afterAll(() => site.remove())

test('what the dealer does not offer is nowhere on its site', async () => {
  expect(await tracesOf(site.url, ['rentals', 'storage', 'ecoCalculator', 'zeroPercent'])).toEqual([])
})

test('a dealer who takes texts and WhatsApp is written to with the cart’s name begun', async () => {
  const links = async (path: string) => {
    const page = parse(await (await fetch(`${site.url}${path}`)).text())
    return page.querySelectorAll('main a[href^="sms:"], main a[href^="https://wa.me/"]').map((link) => {
      const url = new URL(link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '')
      const begun = url.searchParams.get('body') ?? url.searchParams.get('text')
      return { to: `${url.protocol}${url.pathname}`, says: link.textContent, begun }
    })
  }
  const both = (begun: unknown) => [
    { to: 'sms:+14805550136', says: 'Text us', begun },
    { to: 'https:/14805550179', says: 'WhatsApp', begun },
  ]
  expect(await links('/contact')).toEqual(both('Hi, I have a question: '))
  const carts: { id: string; name: string }[] = await (await fetch(`${site.url}/api/vehicles`)).json()
  const [cart] = carts
  const named = both(`Hi, I’m asking about the ${cart?.name}. `)
  expect(await links(`/vehicle/${cart?.id}`)).toEqual(named)
  expect(await links(`/contact?vehicle=${cart?.id}`)).toEqual(named)
})
