/** Programs that tests and benchmarks need and npm cannot install: those that LARKWAY_CHROMIUM and similar variables point to, installed ones, or Debian's. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

type Say = (line: string) => void
type Program = { places: readonly string[]; debianPackage: string; variable: string; neededFor: string }

const chromium: Program = {
  places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  debianPackage: 'chromium',
  variable: 'LARKWAY_CHROMIUM',
  neededFor: 'tests and benchmarks in a browser and the pictures of README.md',
}
/** Shows the same pages as Chromium for half of the processor time, but lacks notifications and the back/forward cache. */
const headlessShell: Program = {
  places: ['/usr/bin/chromium-headless-shell'],
  debianPackage: 'chromium-headless-shell',
  variable: 'LARKWAY_HEADLESS_SHELL',
  neededFor: 'faster browser tests',
}
/** Pages have fallback fonts of the same metrics, which are made from these. */
const fonts: Program = {
  places: ['liberation', 'liberation2'].map(
    (folder) => `/usr/share/fonts/truetype/${folder}/LiberationSans-Regular.ttf`,
  ),
  debianPackage: 'fonts-liberation',
  variable: 'LARKWAY_FONTS',
  neededFor: 'tests and benchmarks in a browser and the pictures of README.md',
}
const nginx: Program = {
  places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'],
  debianPackage: 'nginx-light',
  variable: 'LARKWAY_NGINX',
  neededFor: 'the tests that put nginx in front of the site, and the comparison with nginx',
}
const haproxy: Program = {
  places: ['/usr/sbin/haproxy'],
  debianPackage: 'haproxy',
  variable: 'LARKWAY_HAPROXY',
  neededFor: 'the request-smuggling and failover tests',
}
const varnish: Program = {
  places: ['/usr/sbin/varnishd'],
  debianPackage: 'varnish',
  variable: 'LARKWAY_VARNISHD',
  neededFor: 'the request-smuggling and cache tests',
}
const caddy: Program = {
  places: ['/usr/bin/caddy'],
  debianPackage: 'caddy',
  variable: 'LARKWAY_CADDY',
  neededFor: 'the tests of the shipped proxy',
}
const postgres: Program = {
  places: ['18', '17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`),
  debianPackage: 'postgresql',
  variable: 'LARKWAY_POSTGRES',
  neededFor: 'the failover test',
}
const patroni: Program = {
  places: ['/usr/bin/patroni'],
  // Patroni talks to etcd through the second package.
  debianPackage: 'patroni python3-etcd',
  variable: 'LARKWAY_PATRONI',
  neededFor: 'the failover test',
}
const etcd: Program = {
  places: ['/usr/bin/etcd'],
  debianPackage: 'etcd-server',
  variable: 'LARKWAY_ETCD',
  neededFor: 'the failover test',
}
const pgbouncer: Program = {
  places: ['/usr/sbin/pgbouncer'],
  debianPackage: 'pgbouncer',
  variable: 'LARKWAY_PGBOUNCER',
  neededFor: 'the failover test',
}

const buildah: Program = {
  places: ['/usr/bin/buildah', '/usr/local/bin/buildah'],
  debianPackage: 'buildah',
  variable: 'LARKWAY_BUILDAH',
  neededFor: 'building the image without a container engine',
}
const debootstrap: Program = {
  places: ['/usr/sbin/debootstrap'],
  debianPackage: 'debootstrap',
  variable: 'LARKWAY_DEBOOTSTRAP',
  neededFor: 'a base image when none can be pulled',
}

const faketime: Program = {
  places: ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketimeMT.so.1`),
  debianPackage: 'libfaketime',
  variable: 'LARKWAY_FAKETIME',
  neededFor: 'the test that sets the clock',
}

export function ensureBrowser(say: Say): string {
  ensure(fonts, say)
  return ensure(chromium, say)
}

/** The environment of the browser tests, some of which need the whole browser. Without the shell, all run in that. */
export function ensureTestBrowsers(say: Say): { LARKWAY_CHROMIUM: string; LARKWAY_HEADLESS_SHELL: string } {
  const wholeBrowser = ensureBrowser(say)
  try {
    return { LARKWAY_CHROMIUM: wholeBrowser, LARKWAY_HEADLESS_SHELL: ensure(headlessShell, say) }
  } catch (error) {
    say(`${error instanceof Error ? error.message : error} Until then, the browser tests take longer.`)
    return { LARKWAY_CHROMIUM: wholeBrowser, LARKWAY_HEADLESS_SHELL: wholeBrowser }
  }
}

export const ensureNginx = (say: Say): string => ensure(nginx, say)

export const ensureHaproxy = (say: Say): string => ensure(haproxy, say)

export const ensureVarnish = (say: Say): string => ensure(varnish, say)

export const ensureCaddy = (say: Say): string => ensure(caddy, say)

/** @returns the folder of its programs */
export const ensurePostgres = (say: Say): string => ensure(postgres, say)

export const ensurePatroni = (say: Say): string => ensure(patroni, say)

export const ensureEtcd = (say: Say): string => ensure(etcd, say)

export const ensurePgbouncer = (say: Say): string => ensure(pgbouncer, say)

export const ensureBuildah = (say: Say): string => ensure(buildah, say)

export const ensureDebootstrap = (say: Say): string => ensure(debootstrap, say)

export const ensureFaketime = (say: Say): string => ensure(faketime, say)

const installed = ({ places, variable }: Program): string | undefined =>
  [process.env[variable] ?? '', ...places].find((path) => path !== '' && existsSync(path))

function ensure(program: Program, say: Say): string {
  const path = installed(program)
  if (path) return path
  const { debianPackage, variable, neededFor } = program
  say(`no ${debianPackage} found; installing Debian’s`)
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...debianPackage.split(' ')],
  ]) {
    spawnSync('apt-get', args, { stdio: 'inherit' })
  }
  const now = installed(program)
  if (now) return now
  throw new Error(
    `${debianPackage} is needed for ${neededFor}. Install it (Debian: apt-get install ${debianPackage}) or set ${variable} to its path.`,
  )
}
