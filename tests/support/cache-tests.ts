import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { startDaemon } from './daemon.ts'

const results = z.record(z.string(), z.union([z.literal(true), z.array(z.unknown())]))
const suites = z.array(z.object({ tests: z.array(z.object({ id: z.string(), kind: z.string().default('required') })) }))

/** `usual` is the result that the suite's author got with the program's default settings. */
type CacheTest = { id: string; kind: string; passed: boolean; usual: boolean }

/** Runs https://cache-tests.fyi, which is not installed with the site, since its package depends on an old npm. */
export async function cacheTests(sitePort: number) {
  const directory = await mkdtemp(join(tmpdir(), 'larkway-cache-tests-'))
  const run = (program: string, ...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, words, { cwd: directory, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program} ${words.join(' ')}:\n${stderr}`)
    return stdout
  }
  await writeFile(join(directory, 'package.json'), '{}')
  run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', 'node-fetch@2.7.0')
  run('npm', 'pack', 'http-cache-tests@0.4.5')
  run('tar', 'xzf', 'http-cache-tests-0.4.5.tgz')
  const suite = join(directory, 'package')
  const environment = {
    npm_config_protocol: 'http',
    npm_config_port: String(sitePort),
    npm_config_pidfile: join(directory, 'pid'),
    npm_package_config_id: '',
  }
  const prefix = ['env', '-C', suite, ...Object.entries(environment).map(([name, value]) => `${name}=${value}`)]
  const origin = await startDaemon({
    command: [...prefix, process.execPath, 'server/server.mjs'],
    url: `http://127.0.0.1:${sitePort}`,
    ready: '/',
    remove: () => rm(directory, { recursive: true, force: true }),
  })
  const listing = `import tests from ${JSON.stringify(join(suite, 'tests/index.mjs'))}; console.log(JSON.stringify(tests))`
  const all = suites.parse(JSON.parse(run(process.execPath, '--input-type=module', '-e', listing)))

  return {
    stop: origin.stop,
    async run(front: string, program: 'varnish' | 'nginx'): Promise<CacheTest[]> {
      const [env = '', ...words] = [...prefix, `npm_config_base=${front}`, process.execPath, 'cli.mjs']
      const resultsById = results.parse(JSON.parse(run(env, ...words)))
      const published = results.parse(JSON.parse(await readFile(join(suite, `results/${program}.json`), 'utf8')))
      return all
        .flatMap(({ tests }) => tests)
        .flatMap(({ id, kind }) => {
          const result = resultsById[id]
          if (result === undefined) return []
          return [{ id, kind, passed: result === true, usual: published[id] === true }]
        })
    },
  }
}
