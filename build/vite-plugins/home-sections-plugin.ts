import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { homeText } from '../../src/content/dealer/facts/pages/home.facts.ts'

const folder = join(import.meta.dirname, '../../src/features/home')
const { sections, opening, makers } = homeText
const has = (name: (typeof sections)[number]): boolean => sections.includes(name)

const isShown: Readonly<Record<string, boolean>> = {
  'home-about.tsx': has('about'),
  'benefits.tsx': has('benefits'),
  'brand-grid.tsx': has('makers') && makers.look === 'names',
  'home-contact-cards.tsx': has('contact'),
  'featured-carts.tsx': has('featured'),
  'hero.tsx': opening === 'road',
  'home-showroom.tsx': has('showroom'),
  'home-maker-rows.tsx': has('makers') && makers.look === 'rows',
  'opening-photo.tsx': opening === 'photo',
  'home-own-section.tsx': has('own'),
}

/** Sections that a dealer's home page doesn't have are built without their code and styles. */
export function homeSections(): Plugin {
  const unused = new Set(Object.keys(isShown).flatMap((file) => (isShown[file] ? [] : [join(folder, file)])))
  return {
    name: 'home-sections',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/features\/home\// },
      handler(id) {
        if (!unused.has(id)) return undefined
        const [, name] = /^export function (\w+)/m.exec(readFileSync(id, 'utf8')) ?? []
        return `export const ${name} = () => null`
      },
    },
  }
}
