import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Nginx, startNginx } from './nginx.ts'
import { freePort } from './running-site.ts'

type Sites = readonly { url: string }[]
type Replacement = readonly [from: string, to: string]

const shipped = join(import.meta.dirname, '../../deploy/nginx')
const shared: Replacement = ['/etc/nginx/larkway/', `${shipped}/`]

const upstream = (sites: Sites): string => sites.map(({ url }) => `server ${new URL(url).host};`).join(' ')

/** Runs nginx as configured in compose.yaml in front of these sites. `behindCaddy` is the address that Caddy forwards to. */
export async function startShippedProxy(sites: Sites): Promise<Nginx & { behindCaddy: string }> {
  const caddyPort = await freePort()
  const main = (port: number, directory: string) =>
    shippedFile('containers.conf', [
      ['/tmp/', `${directory}/`],
      shared,
      ['listen 8080;', `listen 127.0.0.1:${port};`],
      ['listen 8443;', `listen 127.0.0.1:${caddyPort};`],
      ['server site:3000 resolve;', upstream(sites)],
      // The upstreams are addresses, so no resolver is needed.
      ['resolver 127.0.0.11 valid=5s;', ''],
      ['/dev/stdout', `${directory}/logs/access.log`],
      ['error_log stderr;', `error_log ${directory}/logs/error.log;`],
    ])
  const nginx = await startNginx({ main, ready: '/healthz' })
  return { ...nginx, behindCaddy: `http://127.0.0.1:${caddyPort}` }
}

/** The one-machine example, as included by Debian's configuration, without a certificate. */
export const startOneMachineProxy = (site: { url: string }): Promise<Nginx> =>
  startNginx({
    http: (port, directory) =>
      shippedFile('one-machine.conf', [
        shared,
        ['127.0.0.1:3000', new URL(site.url).host],
        ['  listen 80;\n  listen [::]:80;\n', `  listen unix:${directory}/plain;\n`],
        ['  listen 443 ssl http2;\n  listen [::]:443 ssl http2;\n', `  listen 127.0.0.1:${port};\n`],
        ['  ssl_certificate /etc/letsencrypt/live/www.example.com/fullchain.pem;\n', ''],
        ['  ssl_certificate_key /etc/letsencrypt/live/www.example.com/privkey.pem;\n', ''],
        ['/var/log/nginx/larkway.log', `${directory}/logs/access.log`],
      ]),
    ready: '/healthz',
  })

async function shippedFile(name: string, replacements: readonly Replacement[]): Promise<string> {
  let text = await readFile(join(shipped, name), 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`deploy/nginx/${name} should have '${from}'`)
    text = text.replaceAll(from, to)
  }
  return text
}
