import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { variableNames } from '../../src/server/settings/env.server.ts'

const read = (file: string) => readFile(join(import.meta.dirname, '../..', file), 'utf8')

test('docs/environment.md explains every variable', async () => {
  const table = await read('docs/environment.md')
  const firstCells = [...table.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell)
  const explained = (name: string) => firstCells.some((cell) => cell.includes(`\`${name}\``))
  expect(variableNames.filter((name) => !explained(name))).toEqual([])
})

const service = z.object({
  image: z.string(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()),
  networks: z.array(z.string()),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()),
  logging: z.object({ options: z.record(z.string(), z.string()) }),
  mem_limit: z.string(),
  tmpfs: z.array(z.string()).default([]),
})
const composeFile = z.object({
  services: z
    .object({
      site: service.extend({
        env_file: z.array(z.object({ path: z.string(), required: z.boolean() })),
        environment: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
      }),
    })
    .catchall(service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() }).nullable()),
})
const compose = async () => composeFile.parse(parse(await read('compose.yaml'), { merge: true }))

test('every variable in .env reaches the site’s container, except fixed ones, and .env is optional', async () => {
  const { site } = (await compose()).services
  expect(site.env_file).toEqual([{ path: '.env', required: false }])
  const dockerfile = await read('Dockerfile')
  expect(dockerfile).toContain(`DATA_DIR=${site.environment.DATA_DIR} PORT=${site.environment.PORT}`)
  const fixed: readonly string[] = ['PORT', 'HOST', 'DATA_DIR']
  // `environment` overrides .env, so a variable named there has to take its value from .env.
  const reaches = (name: string) => {
    const value = site.environment[name]
    return value === undefined || String(value).startsWith(`\${${name}:-`)
  }
  const names = variableNames.flatMap((name) => [name, `${name}_FILE`])
  expect(names.filter((name) => !fixed.includes(name) && !reaches(name))).toEqual([])
})

test('every service drops unneeded capabilities, rotates its log and has a memory limit', async () => {
  const { services } = await compose()
  expect(Object.keys(services)).toEqual(['site', 'database', 'proxy', 'caddy'])
  for (const [name, { cap_drop, cap_add, security_opt, logging, mem_limit }] of Object.entries(services)) {
    expect(cap_drop, name).toEqual(['ALL'])
    expect(cap_add, name).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : [])
    expect(security_opt, name).toEqual(['no-new-privileges:true'])
    expect(Object.keys(logging.options), name).toEqual(['max-size', 'max-file'])
    expect(mem_limit, name).toMatch(/\dm|\dg/)
  }
  expect(services.site.tmpfs).toEqual([expect.stringMatching(/^\/tmp:size=\d+m$/)])
})

test('secrets go only where they are read, only the site reaches the database, and no plain port is public', async () => {
  const { services, networks } = await compose()
  const having = (find: (one: z.infer<typeof service>) => boolean) =>
    Object.keys(services).filter((name) => find(services[name] ?? services.site))
  expect(having(({ volumes }) => volumes.some((volume) => volume.startsWith('./deploy/secrets:')))).toEqual(['site'])
  expect(having(({ volumes }) => volumes.some((volume) => volume.startsWith('./deploy/secrets/')))).toEqual([
    'database',
  ])
  expect(services.database?.networks).toEqual(['database'])
  expect(having(({ networks }) => networks.includes('database'))).toEqual(['site', 'database'])
  expect(networks.database).toEqual({ internal: true })
  expect(having(({ ports }) => ports.length > 0)).toEqual(['proxy', 'caddy'])
  expect(services.proxy?.ports).toEqual([expect.stringMatching(/^\$\{HTTP_PORT:-127\.0\.0\.1:\d+\}:\d+$/)])
})

test('systemd limits what a service may use, and builds as another user', async () => {
  const site = await read('deploy/systemd/larkway.service')
  for (const line of ['MemoryMax=', 'OOMPolicy=continue', 'IPAddressDeny=169.254.0.0/16']) expect(site).toContain(line)
  const build = await read('deploy/systemd/larkway-build.service')
  expect(build).toMatch(/^User=larkway-build$/m)
  expect(build).toMatch(/^InaccessiblePaths=.*\/var\/lib\/larkway .*\/etc\/larkway\.env$/m)
})

test('an image build does not read a database, secrets or build output', async () => {
  const [first, ...rules] = (await read('.dockerignore')).split('\n').filter((line) => line && !line.startsWith('#'))
  expect(first).toBe('*')
  const allowed = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
  for (const kept of ['data', 'deploy', '.env', '.git', 'node_modules', 'dist', 'tests']) {
    expect(allowed).not.toContain(kept)
  }
})

test('systemd and the image use the memory settings of `npm start`', async () => {
  const { nodeOptions, mallocArenas } = z
    .object({ config: z.object({ nodeOptions: z.string(), mallocArenas: z.string() }) })
    .parse(JSON.parse(await read('package.json'))).config
  for (const file of ['deploy/systemd/larkway.service', 'Dockerfile']) {
    expect(await read(file)).toContain(`NODE_OPTIONS=${nodeOptions} MALLOC_ARENA_MAX=${mallocArenas}`)
  }
})
