import type { Municipality } from './municipality.ts'

const lackawanna = {
  county: 'Lackawanna County',
  state: 'Pennsylvania',
  stateCode: 'PA',
} as const
const census = { ...lackawanna, source: 'Census Gazetteer' } as const
const geonames = { ...lackawanna, source: 'GeoNames' } as const
const zip = { ...lackawanna, source: 'ZIP Code area center' } as const

/** The 19 places of the second reading (product.md 2.13), in its order. */
export const pennsylvaniaTowns = [
  { slug: 'scranton', name: 'Scranton', type: 'City', latitude: 41.4092, longitude: -75.6649, ...geonames },
  { slug: 'archbald', name: 'Archbald', type: 'Borough', latitude: 41.4948, longitude: -75.5369, ...geonames },
  { slug: 'carbondale', name: 'Carbondale', type: 'City', latitude: 41.5737, longitude: -75.5019, ...geonames },
  {
    slug: 'clarks-summit',
    name: 'Clarks Summit',
    type: 'Borough',
    latitude: 41.4887,
    longitude: -75.7085,
    ...geonames,
  },
  { slug: 'dalton', name: 'Dalton', type: 'Borough', latitude: 41.5342, longitude: -75.736, ...geonames },
  { slug: 'jermyn', name: 'Jermyn', type: 'Borough', latitude: 41.5309, longitude: -75.5455, ...geonames },
  { slug: 'jessup', name: 'Jessup', type: 'Borough', latitude: 41.4687, longitude: -75.5621, ...geonames },
  { slug: 'moosic', name: 'Moosic', type: 'Borough', latitude: 41.3534, longitude: -75.7383, ...geonames },
  { slug: 'moscow', name: 'Moscow', type: 'Borough', latitude: 41.3368, longitude: -75.5185, ...geonames },
  { slug: 'old-forge', name: 'Old Forge', type: 'Borough', latitude: 41.3712, longitude: -75.7349, ...geonames },
  { slug: 'olyphant', name: 'Olyphant', type: 'Borough', latitude: 41.4684, longitude: -75.603, ...geonames },
  { slug: 'taylor', name: 'Taylor', type: 'Borough', latitude: 41.3948, longitude: -75.7066, ...geonames },
  {
    slug: 'chinchilla-township',
    name: 'Chinchilla Township',
    type: 'Township',
    latitude: 41.4751,
    longitude: -75.6771,
    within: 'South Abington Township',
    ...geonames,
  },
  {
    slug: 'elmhurst-township',
    name: 'Elmhurst Township',
    type: 'Township',
    latitude: 41.3756,
    longitude: -75.548,
    ...zip,
  },
  {
    slug: 'fleetville-township',
    name: 'Fleetville Township',
    type: 'Township',
    latitude: 41.5981,
    longitude: -75.7146,
    within: 'Benton Township',
    ...zip,
  },
  {
    slug: 'la-plume-township',
    name: 'La Plume Township',
    type: 'Township',
    latitude: 41.5516,
    longitude: -75.7676,
    ...zip,
  },
  {
    slug: 'peckville-township',
    name: 'Peckville Township',
    type: 'Township',
    latitude: 41.4821,
    longitude: -75.5899,
    within: 'the borough of Blakely',
    ...zip,
  },
  {
    slug: 'ransom-township',
    name: 'Ransom Township',
    type: 'Township',
    latitude: 41.3945,
    longitude: -75.8242,
    ...zip,
  },
  {
    slug: 'waverly-township',
    name: 'Waverly Township',
    type: 'Township',
    latitude: 41.5167,
    longitude: -75.6997,
    ...census,
  },
] as const satisfies readonly Municipality[]
