/** A minimal Node server that sends pages of the site from memory, for the site to be compared with: `plain-server.ts URL PATH...`. Sends its parent the port. */
import { createServer } from 'node:http'
import { fetchRaw } from './nginx.ts'

const [, , site = '', ...paths] = process.argv
const pages = new Map<string, Buffer>()
for (const path of paths) pages.set(path, (await fetchRaw(site + path)).body)
const server = createServer((request, response) => {
  const body = pages.get(request.url ?? '')
  response.writeHead(body ? 200 : 404).end(body ?? 'Not found')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
})
