import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { folders } from '../../src/content/dealer/paths/dealer-paths.ts'
import { cacheFolder } from '../build-cache.ts'
import { dealerModules, type Facts, readDealerFacts } from '../read-dealer-facts.ts'

/** Replaces facts with their values for browsers, which can't read the dealer's folder, and for the server's bundle. */
export function dealerFacts(): Plugin {
  let facts: Facts | Promise<Facts> | undefined
  return {
    name: 'dealer-facts',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/content\/dealer\/(?:facts|generated)\// },
      async handler(id) {
        if (!isOfDealer(id)) return undefined
        facts ??= readDealerFacts()
        const exported = (await facts)[id.split('?')[0] ?? id]
        return (
          exported &&
          Object.entries(exported)
            .map(([name, value]) => `export const ${name} = ${value};\n`)
            .join('')
        )
      },
    },
    configureServer(server) {
      server.watcher.add([...folders])
      const refresh = async () => {
        await run('build-lists.ts')
        facts = JSON.parse(await run('read-dealer-facts.ts'))
        for (const { moduleGraph } of Object.values(server.environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap) if (isOfDealer(id)) moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      }
      let soon: NodeJS.Timeout | undefined
      server.watcher.on('all', (_event, path) => {
        if (!folders.some((folder) => path.startsWith(`${folder}/`))) return
        clearTimeout(soon)
        // Editors write a file in several steps.
        soon = setTimeout(
          () => void refresh().catch((error: unknown) => server.config.logger.error(reason(error))),
          100,
        )
      })
    },
  }
}

/** Whether a module's values, or its list of files, come from the dealer's folder. */
const isOfDealer = (id: string): boolean =>
  id.endsWith('virtual:policies') || dealerModules.some((folder) => id.startsWith(folder))

/** What the failed process printed to standard error, or else the error itself. */
const reason = (error: unknown): string =>
  error instanceof Error && 'stderr' in error && error.stderr ? String(error.stderr) : String(error)

/** Runs the script in a separate process, since a process loads each module once. @returns what it prints */
async function run(script: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, '..', script)], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, NODE_COMPILE_CACHE: cacheFolder },
  })
  return stdout
}
