/** `node build/read-dealer-facts.ts` prints facts for processes whose own modules have loaded an older version of the folder. */
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Folders whose modules read the dealer's folder and lists that the build makes from it. */
export const dealerModules = ['facts', 'generated'].map((name) =>
  join(import.meta.dirname, '../src/content/dealer', name, '/'),
)

/** By file, then by the name of an export: its value as JavaScript. */
export type Facts = Record<string, Record<string, string>>

/** Reads the exports of dealerModules, with which the site is built. */
export async function readDealerFacts(): Promise<Facts> {
  const files = (await Promise.all(dealerModules.map(modulesIn))).flat()
  const rows = await Promise.all(
    files.map(async (path) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(path).href)
      const values = Object.entries(exported).map(([name, value]) => {
        if (!isData(value)) throw new Error(`${path} exports ${name}, which JSON can't hold; facts must be plain data`)
        return [name, value === undefined ? 'undefined' : JSON.stringify(value)] as const
      })
      return [path, Object.fromEntries(values)] as const
    }),
  )
  return Object.fromEntries(rows)
}

async function modulesIn(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: folder }))
  return files.filter((file) => !file.endsWith('.test.ts')).map((file) => join(folder, file))
}

function isData(value: unknown): boolean {
  if (typeof value === 'function') return false
  if (typeof value !== 'object' || value === null) return true
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).every(isData)
    : false
}

if (import.meta.main) process.stdout.write(JSON.stringify(await readDealerFacts()))
