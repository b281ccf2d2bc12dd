import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Nginx, startNginx } from './nginx.ts'

const shipped = join(import.meta.dirname, '../../deploy/nginx.conf')

/** nginx in front of these sites, configured as in compose.yaml except for addresses. */
export async function startShippedProxy(sites: readonly { url: string }[]): Promise<Nginx> {
  const text = await readFile(shipped, 'utf8')
  const servers = sites.map(({ url }) => `server ${new URL(url).host};`).join(' ')
  const http = (port: number) =>
    [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      // Caddy's.
      ['listen 8443;', ''],
      ['server site:3000 resolve;', servers],
      // There are no names to resolve, and no resolver.
      ['resolver 127.0.0.11 valid=5s;', ''],
    ].reduce((so, [from = '', to = '']) => replaceOnce(so, from, to), text)
  return startNginx({ http, ready: '/healthz' })
}

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf should have '${from}' once`)
  return text.replace(from, to)
}
