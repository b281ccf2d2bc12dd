/** Prints what the modules of dealerModules export, as JavaScript by file and name: the site is built with these values. */
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dealerModules } from './dealer-facts.ts'

const files = (await Promise.all(dealerModules.map(modulesIn))).flat()
const rows = await Promise.all(
  files.map(async (path) => {
    const exported: Record<string, unknown> = await import(pathToFileURL(path).href)
    const values = Object.entries(exported).map(([name, value]) => {
      if (!isData(value)) throw new Error(`${path} exports ${name}, which JSON can't hold; facts are data`)
      return [name, value === undefined ? 'undefined' : JSON.stringify(value)] as const
    })
    return [path, Object.fromEntries(values)] as const
  }),
)
process.stdout.write(JSON.stringify(Object.fromEntries(rows)))

async function modulesIn(folder: string): Promise<string[]> {
  const found = await Array.fromAsync(glob('**/*.ts', { cwd: folder }))
  return found.filter((file) => !file.endsWith('.test.ts')).map((file) => join(folder, file))
}

function isData(value: unknown): boolean {
  if (typeof value === 'function') return false
  if (typeof value !== 'object' || value === null) return true
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).every(isData)
    : false
}
