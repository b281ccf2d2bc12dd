import { describe, expect, it } from 'vitest'
import { towns } from './facts/towns.facts.ts'
import { pagePictures } from './generated/page-pictures.generated.ts'
import { fnv1a, heroPicture } from './hero-picture.ts'

describe('the FNV-1a hash', () => {
  it('matches the published 32-bit values', () => {
    expect(fnv1a('')).toBe(0x811c9dc5)
    expect(fnv1a('a')).toBe(0xe40c292c)
    expect(fnv1a('foobar')).toBe(0xbf9cf968)
  })
})

describe('the choice of a hero picture', () => {
  const all = Object.entries(pagePictures).flatMap(([name, address]) => (name.startsWith('hero/') ? [address] : []))

  it('picks one of the seven photos, always the same one for a seed', () => {
    expect(all).toHaveLength(7)
    expect(all).toContain(heroPicture('about'))
    expect(heroPicture('about')).toBe(heroPicture('about'))
  })

  it('uses every photo on at least one town page', () => {
    expect(new Set(towns.map(({ slug }) => heroPicture(slug))).size).toBe(all.length)
  })
})
