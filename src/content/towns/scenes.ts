import type { TownSlug } from './towns.ts'

/** Which kind of country a town lies in, so that its picture shows no other. */
export type Scene = 'farm' | 'bay' | 'river' | 'pines' | 'streets' | 'hills'

const sceneOf: Readonly<Partial<Record<TownSlug, Scene>>> = {
  fortescue: 'bay',
  'downe-township': 'bay',
  'lawrence-township': 'bay',
  'greenwich-township': 'bay',
  mauricetown: 'river',
  'port-norris': 'river',
  'dividing-creek': 'river',
  'commercial-township': 'river',
  'laurel-lake': 'pines',
  'maurice-river-township': 'pines',
  'elmhurst-township': 'pines',
  moscow: 'pines',
  'ransom-township': 'pines',
  bridgeton: 'streets',
  millville: 'streets',
  scranton: 'streets',
  carbondale: 'streets',
  jermyn: 'streets',
  olyphant: 'streets',
  'old-forge': 'streets',
  taylor: 'streets',
  'peckville-township': 'streets',
  jessup: 'streets',
  moosic: 'streets',
  'clarks-summit': 'streets',
  archbald: 'hills',
  dalton: 'hills',
  'chinchilla-township': 'hills',
  'fleetville-township': 'hills',
  'la-plume-township': 'hills',
  'waverly-township': 'hills',
}

/** Everywhere else the land is farmed. */
export const townScene = (slug: TownSlug): Scene => sceneOf[slug] ?? 'farm'
