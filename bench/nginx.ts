import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { type Nginx, startNginx } from '../tests/support/nginx.ts'

export const hasCommand = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0

/** Headers that nginx sets itself. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'content-length',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'transfer-encoding',
])

/** nginx on one core, serving the same bytes and headers as the site does for these paths. */
export function startMirror(site: string, paths: readonly string[], core: number): Promise<Nginx> {
  return startNginx({
    http: async (port, directory) => {
      const locations = await Promise.all(paths.map((path, at) => location(site, path, join(directory, String(at)))))
      return `sendfile on; tcp_nopush on; keepalive_requests 10000000; server_tokens off; open_file_cache max=100;
server { listen 127.0.0.1:${port}; ${locations.join('\n')} }`
    },
    ready: paths[0] ?? '/',
    under: ['taskset', '-c', String(core)],
  })
}

async function location(site: string, path: string, file: string): Promise<string> {
  const response = await fetchRaw(site + path)
  await writeFile(file, response.body)
  const headers = response.headers.filter(([name]) => !ownHeaders.has(name))
  const type = response.headers.find(([name]) => name === 'content-type')?.[1]
  const [pathname] = path.split('?')
  // For an address that ends with a slash, nginx looks for an index file.
  const own = pathname === '/' ? '/home' : pathname
  const home = pathname === '/' ? `location = / { rewrite ^ ${own} last; }\n` : ''
  return `${home}location = ${own} { alias ${file}; types {} default_type "${type}";
${headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`).join('\n')} }`
}

/** The body as it was sent: fetch() would decompress it. */
export function fetchRaw(url: string): Promise<{ body: Buffer; headers: [string, string][] }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)])
      resolve({ body: Buffer.concat(chunks), headers })
    }).on('error', reject)
  })
}
