import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildDir } from '../../src/content/dealer/paths/dealer-paths.ts'
import { freePort, untilHealthy } from '../support/running-site.ts'

const root = join(import.meta.dirname, '../..')
const node = join(root, 'node_modules/node/bin/node')
const vite = join(root, 'node_modules/vite/bin/vite.js')

/** Routes as a developer might add them: an API route that accepts POST, and a page with a form. */
const addedRoutes = {
  'added.ts': `import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/added')({
  server: { handlers: { POST: async ({ request }) => new Response('taken: ' + (await request.text())) } },
})
`,
  'added-page.tsx': `import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/added-page')({
  server: { handlers: { POST: () => new Response('form taken') } },
  component: () => <h1>An added page</h1>,
})
`,
}

/** A copy of the site with additional routes. */
let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'larkway-added-route-'))
  for (const name of ['src', 'bin', 'build', 'vite.config.ts', 'tsconfig.json', 'package.json']) {
    await cp(join(root, name), join(copy, name), { recursive: true })
  }
  for (const name of ['dealer', 'generated'])
    await cp(join(buildDir, name), join(copy, 'site', name), { recursive: true })
  for (const name of ['imagery', 'node_modules']) await symlink(join(root, name), join(copy, name))
  for (const [file, text] of Object.entries(addedRoutes)) await writeFile(join(copy, 'src/routes', file), text)
})
afterAll(() => rm(copy, { recursive: true, force: true }))

function build(): void {
  const { status, stderr } = spawnSync(node, [vite, 'build', '--logLevel', 'error'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production', SITE_BUILD_DIR: join(copy, 'site') },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

async function start(environment: 'development' | 'production'): Promise<{ url: string; process: ChildProcess }> {
  const port = String(await freePort())
  const env = {
    ...process.env,
    NODE_ENV: environment,
    DATA_DIR: join(copy, 'data'),
    PORT: port,
    HOST: '127.0.0.1',
    WORKERS: '1',
    SITE_BUILD_DIR: join(copy, 'site'),
  }
  spawnSync(node, ['bin/prepare-database.ts'], { cwd: copy, env })
  const command = environment === 'production' ? ['bin/serve.ts'] : [vite, 'dev', '--port', port, '--host', '127.0.0.1']
  const child = spawn(node, command, { cwd: copy, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let problems = ''
  child.stderr.on('data', (chunk) => {
    problems += chunk
  })
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(url, once(child, 'exit'), () => problems)
  return { url, process: child }
}

describe.each(['development', 'production'] as const)('the site with added routes in %s', (environment) => {
  let url: string
  let server: ChildProcess | undefined
  beforeAll(async () => {
    if (environment === 'production') build()
    ;({ url, process: server } = await start(environment))
  })
  afterAll(() => {
    server?.kill()
  })

  test('accepts the POST that the added routes declare', async () => {
    const data = await fetch(`${url}/added`, { method: 'POST', body: 'a message' })
    expect([data.status, await data.text()]).toEqual([200, 'taken: a message'])
    const form = await fetch(`${url}/added-page`, { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) })
    expect([form.status, await form.text()]).toEqual([200, 'form taken'])
    const page = await fetch(`${url}/added-page`, { headers: { accept: 'text/html' } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('An added page')])
  })

  test.each([
    ['GET', '/added', 'POST', 'This address takes POST only.'],
    ['HEAD', '/added', 'POST', undefined],
    ['PUT', '/added-page', 'GET, HEAD, POST', 'This address takes GET and HEAD and POST only.'],
    ['GET', '/api/contact', 'POST', 'This address takes POST only.'],
    ['GET', '/csp-reports', 'POST', 'This address takes POST only.'],
    ['POST', '/about', 'GET, HEAD', 'This address takes GET and HEAD only.'],
    ['DELETE', '/api/vehicles', 'GET, HEAD', 'This address takes GET and HEAD only.'],
    ['POST', '/feeds/inventory.csv', 'GET, HEAD', 'This address takes GET and HEAD only.'],
    ['POST', '/healthz', 'GET, HEAD', 'This address takes GET and HEAD only.'],
    ['POST', '/nothing-here', 'GET, HEAD', 'This address takes GET and HEAD only.'],
  ])('answers %s %s with 405 and Allow: %s', async (method, path, allow, error) => {
    const response = await fetch(url + path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
    if (error) expect(await response.json()).toEqual({ error })
  })

  test('rejects a POST from another site', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await fetch(`${url}/added`, { method: 'POST', headers, body: 'x' })).status).toBe(403)
  })
})
