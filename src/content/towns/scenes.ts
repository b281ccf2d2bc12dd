import type { TownSlug } from './towns.ts'

/** Which kind of country a town lies in, so that its picture shows no other. */
export type Scene = 'farm' | 'bay' | 'river' | 'pines' | 'streets' | 'hills'

const bay = ['fortescue', 'downe-township', 'lawrence-township', 'greenwich-township'] as const
const river = ['mauricetown', 'port-norris', 'dividing-creek', 'commercial-township'] as const
const pines = ['laurel-lake', 'maurice-river-township', 'elmhurst-township', 'moscow', 'ransom-township'] as const
const streets = ['bridgeton', 'millville', 'scranton', 'carbondale', 'jermyn', 'olyphant', 'old-forge'] as const
const moreStreets = ['taylor', 'peckville-township', 'jessup', 'moosic', 'clarks-summit'] as const
const hills = ['archbald', 'dalton', 'chinchilla-township', 'fleetville-township', 'la-plume-township'] as const

const sceneOf: ReadonlyMap<TownSlug, Scene> = new Map<TownSlug, Scene>([
  ...bay.map((slug) => [slug, 'bay'] as const),
  ...river.map((slug) => [slug, 'river'] as const),
  ...pines.map((slug) => [slug, 'pines'] as const),
  ...[...streets, ...moreStreets].map((slug) => [slug, 'streets'] as const),
  ...[...hills, 'waverly-township' as const].map((slug) => [slug, 'hills'] as const),
])

/** Everywhere else the land is farmed. */
export const townScene = (slug: TownSlug): Scene => sceneOf.get(slug) ?? 'farm'
