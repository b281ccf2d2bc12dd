import { heroAlts } from './facts/hero-photos.facts.ts'
import { pagePictures } from './generated/page-pictures.generated.ts'

const heroNames = Object.keys(heroAlts)
const heroes = (
  heroNames.length > 0 ? heroNames : Object.keys(pagePictures).filter((name) => name.startsWith('hero/'))
).sort()

/** 32-bit FNV-1a over UTF-16 code units, so that every machine picks the same picture for a seed. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** A photo such as `hero/marina`, always the same one for the same seed (product.md 2.2). */
export const heroPhoto = (seed: string): string => heroes[fnv1a(seed) % heroes.length] ?? 'hero/showroom'

export const heroPicture = (seed: string): string => pagePictures[heroPhoto(seed)] ?? pagePictures['hero/showroom']
