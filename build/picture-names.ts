import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { folders } from '../src/content/dealer/paths/dealer-paths.ts'
import { photosIn, pictureFile } from '../src/content/dealer/reading/find-picture-files.ts'
import { placedCarts } from './pictured-carts.ts'

const masters = join(import.meta.dirname, '../imagery/masters')
const views = ['front34', 'side', 'rear34']

/** Files by name, such as `hero/marina`: the dealer's photos, scenes, and the carts that its pages may show. */
export async function pictureNames(): Promise<ReadonlyMap<string, string>> {
  const carts = placedCarts()
  const own = await Promise.all(folders.map(photosIn))
  const renders = await Array.fromAsync(glob('*/*.webp', { cwd: masters }))
  const names = new Set([
    ...own.flat(),
    ...renders.filter((file) => /^(?:hero|place)\//.test(file) || carts.has(file.split('/')[0] ?? '')),
    ...[...carts].flatMap((cart) => views.map((view) => `${cart}/${view}`)),
  ])
  const matches = [...names].flatMap((path) => {
    const name = path.replace(/\.[a-z]+$/, '')
    const file = pictureFile(name)
    return file ? [[name, file] as const] : []
  })
  return new Map(matches)
}
