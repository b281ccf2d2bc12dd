/**
 * Prices in US dollars of every vehicle that product.md 9.9 and 9.10 name, by inventory id.
 * Brand pages, home page and sample inventory all read them from here.
 */
export const vehiclePrices = {
  'denago-ev-city': 11995,
  'denago-city': 15000,
  'denago-nomad': 8495,
  'denago-nomad-xl': 8495,
  'denago-rover': 9995,
  'denago-rover-xl': 11995,
  'denago-rover-xl8': 11995,
  '66a1f4c2e8b09d3571c4ae20': 12995,
  'evolution-d5-ranger-2-plus-2': 7695,
  'evolution-d5-ranger-6': 9995,
  'evolution-d5-maverick-2-plus-2': 7995,
  'evolution-d5-maverick-4': 9595,
  'evolution-classic-2': 6695,
  'evolution-carrier-6': 9595,
  'evolution-carrier-8': 11595,
  'evolution-forester-4': 6995,
  'evolution-turfman-200': 6795,
  'evolution-d6-max-gt4': 13595,
  'evolution-d6-max-gt6': 15595,
  'evolution-d6-max-xt4': 16995,
} as const satisfies Record<string, number>

export type PricedVehicleId = keyof typeof vehiclePrices
