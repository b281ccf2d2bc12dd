import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSite } from '../../cli/dealer/site-check/find-site-faults.ts'

const page = (body: string, head = '<title>Carts</title><meta name="description" content="Carts.">') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`

/** Pages by path. Any other path is a 404. */
const pages: Readonly<Record<string, string>> = {
  '/': page(
    '<h1>Carts</h1><a href="/good">Good</a><a href="/gone">Gone</a><a href="/old">Old</a><a href="/good#top">Top</a>',
  ),
  '/good': page('<h1>Good</h1><img src="/here.jpg"><img src="/lost.jpg" srcset="/lost-2.jpg 2x">'),
  '/bare': page('<p>No heading</p>', ''),
  '/unfilled': page('<h1>Hello {cities}</h1>'),
  '/broken': page('<h1>Price</h1><p>$NaN</p><h2></h2><script type="application/ld+json">{"a": "b" c}</script>'),
  '/sample': page('<h1>Acme</h1><p>Call (844) 555-0100.</p>'),
  '/here.jpg': '',
  '/thank-you': page('<h1>Thank you</h1>'),
  '/robots.txt': 'Sitemap: /sitemap.xml',
  '/site.webmanifest': '{"name": "Acme"}',
  '/feeds/inventory.json': '[]',
  '/feeds/inventory.csv': 'id',
}
const listed = ['/', '/bare', '/unfilled', '/broken', '/sample', '/listed']

let server: Server
let url: string
beforeAll(async () => {
  server = createServer(({ url: path = '' }, response) => {
    const sitemap = listed.map((each) => `<url><loc>${url}${each}</loc></url>`).join('')
    const body = path === '/sitemap.xml' ? sitemap : pages[path]
    if (path === '/old') return response.writeHead(301, { location: '/good' }).end()
    const type = body?.startsWith('<!doctype') || body === undefined ? 'text/html' : 'text/plain'
    const lost = page('<h1>Not found</h1>')
    return response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body ?? lost)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => server.close())

test('finds every fault of a site, and says on which page', async () => {
  const sample = [
    { words: 'Acme', what: 'name', pattern: /\bAcme\b/ },
    { words: '844-555-0100', what: 'phone number', pattern: /844\D{0,2}555\D{0,2}0100/ },
  ]
  const { faults } = await readSite(url, sample)
  expect(faults.map(({ path, what }) => `${path} ${what}`).toSorted()).toEqual([
    '/ links to /gone, which returns 404',
    '/ links to /good#top, but that page has no such anchor',
    '/ links to /old, which returns 301 and redirects to /good',
    '/bare has 0 main headings (h1)',
    '/bare has no description',
    '/bare has no title',
    '/broken has a heading, list or section without content',
    '/broken has structured data that can’t be read',
    '/broken says ‘NaN’',
    '/feeds/google-products.xml returns 404',
    '/good shows /lost-2.jpg, which returns 404',
    '/good shows /lost.jpg, which returns 404',
    '/listed returns 404, but the site map lists it',
    '/sample says ‘844) 555-0100’, the phone number of the sample dealer',
    '/sample says ‘Acme’, the name of the sample dealer',
    '/site.webmanifest says ‘Acme’, the name of the sample dealer',
    '/unfilled says ‘{cities}’',
  ])
})
