import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { variableNames } from '../../src/platform/env.server.ts'

const read = (file: string) => readFile(join(import.meta.dirname, '../..', file), 'utf8')

test('README.md explains every variable', async () => {
  const readme = await read('README.md')
  const firstCells = [...readme.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell)
  const explained = (name: string) => firstCells.some((cell) => cell.includes(`\`${name}\``))
  expect(variableNames.filter((name) => !explained(name))).toEqual([])
})

const composeFile = z.object({
  services: z.object({
    site: z.object({
      env_file: z.array(z.object({ path: z.string(), required: z.boolean() })),
      environment: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    }),
  }),
})

test('every variable in .env reaches the containers, but for those that the image fixes; .env may be missing', async () => {
  const { site } = composeFile.parse(parse(await read('compose.yaml'))).services
  expect(site.env_file).toEqual([{ path: '.env', required: false }])
  const dockerfile = await read('Dockerfile')
  expect(dockerfile).toContain(`DATA_DIR=${site.environment.DATA_DIR} PORT=${site.environment.PORT}`)
  const fixed: readonly string[] = ['PORT', 'HOST', 'DATA_DIR']
  // `environment` overrides .env, so a variable that it names has to take its value from there.
  const reaches = (name: string) => {
    const value = site.environment[name]
    return value === undefined || String(value).startsWith(`\${${name}:-`)
  }
  const names = variableNames.flatMap((name) => [name, `${name}_FILE`])
  expect(names.filter((name) => !fixed.includes(name) && !reaches(name))).toEqual([])
})

test('a build of the image reads no database, no secret and nothing that a build makes', async () => {
  const [first, ...rules] = (await read('.dockerignore')).split('\n').filter((line) => line && !line.startsWith('#'))
  expect(first).toBe('*')
  const allowed = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
  for (const kept of ['data', 'deploy', '.env', '.git', 'node_modules', 'dist', 'tests']) {
    expect(allowed).not.toContain(kept)
  }
})

test('the image makes pictures with all the files that this takes', async () => {
  const root = join(import.meta.dirname, '../..')
  const [copied = ''] = /COPY imagery[\s\S]*?(?=^RUN)/m.exec(await read('Dockerfile')) ?? []
  const sources = [...copied.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
  const { fileList } = await nodeFileTrace([join(root, 'bin/build-pictures.ts')], {
    base: root,
    ignore: 'node_modules/**',
    readFile: async (path) => stripTypeScriptTypes(await readFile(path, 'utf8')),
  })
  const needed = [...fileList].filter((file) => !file.endsWith('.gen.ts') && file !== 'package.json')
  expect(needed).toContain('src/platform/pictures.server.ts')
  expect(needed.filter((file) => !sources.includes(file))).toEqual([])
})

test('systemd and the image give a process the memory settings of `npm start`', async () => {
  const { nodeOptions, mallocArenas } = z
    .object({ config: z.object({ nodeOptions: z.string(), mallocArenas: z.string() }) })
    .parse(JSON.parse(await read('package.json'))).config
  for (const file of ['deploy/systemd/larkway.service', 'Dockerfile']) {
    expect(await read(file)).toContain(`NODE_OPTIONS=${nodeOptions} MALLOC_ARENA_MAX=${mallocArenas}`)
  }
})
