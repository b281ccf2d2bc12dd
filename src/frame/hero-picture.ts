import { pagePictures } from '../content/page-pictures.gen.ts'

const heroes = Object.entries(pagePictures)
  .filter(([name]) => name.startsWith('hero/'))
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([, address]) => address)

/** 32-bit FNV-1a over UTF-16 code units, so that every machine picks the same picture for a seed. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Always the same photo for the same seed (product.md 2.2). */
export function heroPicture(seed: string): string {
  const address = heroes[fnv1a(seed) % heroes.length]
  if (!address) throw new Error('page-pictures.gen.ts has no hero/ pictures; run: node build/build-pictures.ts')
  return address
}
