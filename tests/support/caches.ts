import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureVarnish } from '../../tools/debian-programs.ts'
import { type Daemon, startDaemon } from './daemon.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { freePort } from './running-site.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const ready = '/healthz'

type Behind = { sitePort: number }

/** Runs deploy/varnish in front of a site that may start later. Varnish accepts purges with the given token. */
export async function startVarnishCache({ sitePort, token = 'none' }: Behind & { token?: string }): Promise<Daemon> {
  const directory = await mkdtemp(join(tmpdir(), 'larkway-varnish-'))
  const port = await freePort()
  const file = join(directory, 'site.vcl')
  const shipped = await readFile(join(deploy, 'varnish/larkway.vcl'), 'utf8')
  await writeFile(file, replaced(shipped, '"3000"', `"${sitePort}"`, 'Bearer change-me', `Bearer ${token}`))
  const words = ['-F', '-j', 'none', '-n', directory, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m']
  return startDaemon({
    command: [ensureVarnish(console.log), ...words, '-p', 'http_gzip_support=off'],
    url: `http://127.0.0.1:${port}`,
    ready,
    remove: () => rm(directory, { recursive: true, force: true }),
  })
}

/** Runs deploy/nginx with its cache. `unlimited` is for a program that sends many requests as one client. */
export function startNginxCache({ sitePort, unlimited }: Behind & { unlimited?: boolean }): Promise<Nginx> {
  const read = async (file: string) =>
    (await readFile(join(deploy, 'nginx', file), 'utf8')).replaceAll('/etc/nginx/larkway/', `${deploy}/nginx/`)
  const http = async (port: number, directory: string) =>
    [
      replaced(await read('limits.conf'), 'rate=50r/s', unlimited ? 'rate=100000r/s' : 'rate=50r/s'),
      replaced(await read('cache.conf'), '/var/cache/nginx/larkway', `${directory}/cache`),
      `upstream site { server 127.0.0.1:${sitePort}; keepalive 32; }`,
      `server { listen 127.0.0.1:${port}; ${await read('cached-server.conf')} }`,
    ].join('\n')
  return startNginx({ http, ready })
}

function replaced(text: string, ...pairs: readonly string[]): string {
  for (let at = 0; at < pairs.length; at += 2) {
    const [from = '', to = ''] = pairs.slice(at, at + 2)
    if (!text.includes(from)) throw new Error(`a file in deploy/ should have '${from}'`)
    text = text.replaceAll(from, to)
  }
  return text
}
