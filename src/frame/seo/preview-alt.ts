import { heroAlts } from '../../content/dealer/facts/hero-photos.facts.ts'
import { ownPhotoAlts } from '../../content/dealer/facts/own-photo-alts.facts.ts'
import { markAlt, previewCarts } from '../../content/dealer/facts/preview-pictures.facts.ts'
import { heroPhoto } from '../../content/dealer/hero-picture.ts'
import { sceneAlts } from '../../content/words/scene-alts.words.ts'

const alts = new Map<string, string>(Object.entries({ ...sceneAlts, ...heroAlts, ...ownPhotoAlts }))
const scene = (seed: string): string => alts.get(heroPhoto(seed)) ?? 'Golf carts'

/** Describes the pictures that build/og/cards.ts draws. Each picture also contains the page's title. */
const scenes = new Map([
  ['rentals', scene('rentals')],
  ['services', scene('/services')],
  ['showroom', scene('/showroom')],
  ['contact', scene('/contact')],
  ['about', scene('/about')],
  ['eco-impact', scene('/eco-impact')],
])

/** @param preview path of a preview picture, such as '/og/rentals.jpg' */
export function previewAlt(preview: string, title: string): string {
  const [, name = ''] = /^\/og\/([\w-]+)\.jpg$/.exec(preview) ?? []
  return `${scenes.get(name) ?? previewCarts[name]?.alt ?? markAlt}, with the words ‘${title}’`
}
