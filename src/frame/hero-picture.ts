import { pagePictures } from '../content/page-pictures.gen.ts'
import type { HeroPhoto } from '../content/pages/scene-alts.ts'

const isHero = (name: string): name is HeroPhoto => name.startsWith('hero/')

const heroes = Object.keys(pagePictures).filter(isHero).sort()

/** 32-bit FNV-1a over UTF-16 code units, so that every machine picks the same picture for a seed. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Always the same photo for the same seed (product.md 2.2). Its name is that of the file under imagery/masters. */
export function heroPhoto(seed: string): HeroPhoto {
  const name = heroes[fnv1a(seed) % heroes.length]
  if (!name) throw new Error('page-pictures.gen.ts has no hero/ pictures; run: node build/build-pictures.ts')
  return name
}

export const heroPicture = (seed: string): string => pagePictures[heroPhoto(seed)]
