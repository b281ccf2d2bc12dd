/** Descriptions of the wide pictures of towns and of those that pages open with. */
export const sceneAlts = {
  'hero/golf-dawn': 'A golf cart on wide green land in the first light',
  'hero/hills-evening': 'A golf cart on a hill lane in the evening',
  'hero/marina': 'A golf cart beside boats at a dock',
  'hero/shore-dusk': 'A golf cart on a lane by the water at dusk',
  'hero/showroom': 'Golf carts in a showroom',
  'hero/town-street': 'A golf cart on a street of a small town',
  'hero/woods-camp': 'A golf cart at a camp in the woods',
} as const

export type HeroPhoto = keyof typeof sceneAlts
