/** What the wide pictures of towns and openings show. */
export const sceneAlts = {
  'hero/golf-dawn': 'A golf cart on wide green land in the first light',
  'hero/hills-evening': 'A golf cart on a hill lane in the evening, a man and his dog farther on',
  'hero/marina': 'A golf cart beside boats at a dock',
  'hero/shore-dusk': 'A golf cart on a boardwalk by the water at dusk, a couple with a dog farther on',
  'hero/showroom': 'Golf carts and a couple in a showroom',
  'hero/town-street': 'A golf cart on a street of a small town, a couple in front of the shops',
  'hero/woods-camp': 'A golf cart at a camp in the woods',
} as const

export type HeroPhoto = keyof typeof sceneAlts
