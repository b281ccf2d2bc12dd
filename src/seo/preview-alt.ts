import { sceneAlts } from '../content/pages/scene-alts.ts'
import { heroPhoto } from '../frame/hero-picture.ts'

const onDisc = (cart: string): string => `${cart} on a yellow disc`
const scene = (seed: string): string => sceneAlts[heroPhoto(seed)]

/** As build/og/cards.ts draws them; each also has the page's heading. */
const pictures: Readonly<Record<string, string>> = {
  site: onDisc('An Evolution D6 Max XT4'),
  home: onDisc('An Evolution D6 Max XT4'),
  inventory: onDisc('A Denago Nomad XL'),
  denago: onDisc('A Denago Rover XL'),
  evolution: onDisc('An Evolution D5 Maverick 4'),
  rentals: scene('rentals'),
  services: scene('/services'),
  showroom: scene('/showroom'),
  contact: scene('/contact'),
  about: scene('/about'),
  'eco-impact': scene('/eco-impact'),
}

/** @param preview path of a preview picture, such as '/og/rentals.jpg' */
export function previewAlt(preview: string, title: string): string {
  const [, name = ''] = /^\/og\/([\w-]+)\.jpg$/.exec(preview) ?? []
  return `${pictures[name] ?? 'A lark’s wing on a yellow disc'}, with the words ‘${title}’`
}
