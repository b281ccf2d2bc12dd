import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const installed = (): string | undefined =>
  [process.env.LARKWAY_CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path))

/**
 * The path of a Chromium for the browser tests: one that is there, or Debian's, installed now.
 * LARKWAY_CHROMIUM names another.
 */
export function ensureBrowser(say: (line: string) => void): string {
  const found = installed()
  if (found) return found
  say('no Chromium found; installing Debian’s')
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    spawnSync('apt-get', args, { stdio: 'inherit' })
  }
  const now = installed()
  if (now) return now
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or name one in LARKWAY_CHROMIUM.',
  )
}
