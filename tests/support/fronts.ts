import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureCaddy, ensureHaproxy, ensureVarnish } from '../../tools/debian-programs.ts'
import { type Daemon, startDaemon } from './daemon.ts'
import { freePort } from './running-site.ts'

type Site = { url: string }

/** HAProxy with one pool of connections to the site for all clients. */
export async function startHaproxy(site: Site): Promise<Daemon> {
  const { directory, remove } = await folder('haproxy')
  const port = await freePort()
  const file = join(directory, 'haproxy.cfg')
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 10s
  timeout server 30s
  http-reuse always
frontend visitors
  bind 127.0.0.1:${port}
  default_backend site
backend site
  server site ${new URL(site.url).host}
`,
  )
  const command = [ensureHaproxy(console.log), '-db', '-f', file]
  return startDaemon({ command, url: `http://127.0.0.1:${port}`, ready: '/healthz', remove })
}

/** Varnish that caches nothing, so that every request reaches the site. */
export async function startVarnish(site: Site): Promise<Daemon> {
  const { directory, remove } = await folder('varnish')
  const port = await freePort()
  const file = join(directory, 'site.vcl')
  const { hostname, port: sitePort } = new URL(site.url)
  const backend = `backend site { .host = "${hostname}"; .port = "${sitePort}"; }`
  await writeFile(file, `vcl 4.1;\n${backend}\nsub vcl_recv { return (pass); }\n`)
  const words = ['-F', '-j', 'none', '-n', directory, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,16m']
  const command = [ensureVarnish(console.log), ...words]
  return startDaemon({ command, url: `http://127.0.0.1:${port}`, ready: '/healthz', remove })
}

/** Caddy as configured in compose.yaml, in front of the given nginx and without a certificate. */
export const startCaddy = (nginx: Site): Promise<Daemon> => startShippedCaddy('Caddyfile', 'proxy:8443', nginx)

/** Caddy as configured in the one-machine example, without a certificate. */
export const startOneMachineCaddy = (site: Site): Promise<Daemon> =>
  startShippedCaddy('one-machine.Caddyfile', '127.0.0.1:3000', site)

async function startShippedCaddy(name: string, upstream: string, to: Site): Promise<Daemon> {
  const { directory, remove } = await folder('caddy')
  const url = `http://127.0.0.1:${await freePort()}`
  const shipped = await readFile(join(import.meta.dirname, '../../deploy', name), 'utf8')
  const file = join(directory, 'Caddyfile')
  const trial = shipped
    .replace('{\n', '{\nadmin off\n')
    .replace(/^www\.example\.com/m, url)
    .replace(upstream, new URL(to.url).host)
  await writeFile(file, trial)
  const env = ['env', `DOMAIN=${url}`, `XDG_DATA_HOME=${directory}`, `XDG_CONFIG_HOME=${directory}`]
  const command = [...env, ensureCaddy(console.log), 'run', '--config', file, '--adapter', 'caddyfile']
  return startDaemon({ command, url, ready: '/healthz', remove })
}

async function folder(name: string): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), `larkway-${name}-`))
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}
