/**
 * The scenes and the vehicles in them: the seven of hero/, one of which a page opens with, and those of place/, each of which is on
 * one page. `focus` is where the cart stands, as fractions of width and height, for narrow crops.
 */
export const scenes = [
  {
    id: 'hero/golf-dawn',
    scene: 'golf_dawn',
    vehicles: ['denago-city'],
    focus: [0.76, 0.62],
    alt: 'A white two-seat golf cart with two golf bags on a fairway at dawn, mist between the trees',
  },
  {
    id: 'hero/shore-dusk',
    scene: 'shore_dusk',
    vehicles: ['evolution-d5-ranger-2-plus-2'],
    focus: [0.76, 0.62],
    alt: 'A white golf cart on a sand lane by the sea at dusk, dune grass and pitch pines behind it',
  },
  {
    id: 'hero/town-street',
    scene: 'town_street',
    vehicles: ['denago-ev-city'],
    focus: [0.74, 0.62],
    alt: 'A blue golf cart parked on the main street of a small town, shops with awnings under street trees',
  },
  {
    id: 'hero/marina',
    scene: 'marina',
    vehicles: ['denago-rover'],
    focus: [0.74, 0.62],
    alt: 'A champagne six-seat golf cart on the pier of a marina, sailing boats at their moorings',
  },
  {
    id: 'hero/woods-camp',
    scene: 'woods_camp',
    vehicles: ['denago-nomad'],
    focus: [0.74, 0.62],
    alt: 'An orange lifted golf cart at a campground among tall pines, a lit tent and a fire ring beside it',
  },
  {
    id: 'hero/showroom',
    scene: 'showroom',
    vehicles: ['66a1f4c2e8b09d3571c4ae20', 'evolution-d6-max-xt4', 'denago-rover-xl'],
    focus: [0.72, 0.6],
    alt: 'A silver six-seat golf cart with a roof rack in a bright showroom, a green one and a red one behind it',
  },
  {
    id: 'hero/hills-evening',
    scene: 'hills_evening',
    vehicles: ['evolution-d6-max-xt4'],
    focus: [0.74, 0.62],
    alt: 'A red lifted golf cart on a farm lane above misty hills in the evening sun',
  },
  {
    id: 'place/camp-evening',
    scene: 'camp_evening',
    vehicles: ['denago-rover'],
    focus: [0.74, 0.62],
    alt: 'A champagne six-seat golf cart and a lit tent under tall pines in the evening, a fire burning in its ring',
  },
  {
    id: 'place/workshop',
    scene: 'workshop',
    vehicles: ['ez-go-rxv-2'],
    focus: [0.74, 0.62],
    alt: 'A two-seat golf cart on a low lift in a workshop, a bench behind it, tools on a pegboard and stacks of new tires',
  },
  {
    id: 'place/first-trailer',
    scene: 'first_trailer',
    vehicles: ['tomberlin-engage-e4'],
    focus: [0.66, 0.6],
    alt: 'A bronze golf cart strapped to a small trailer with its ramp let down, seen from behind in low sun',
  },
  {
    id: 'place/charging',
    scene: 'charging',
    vehicles: ['tomberlin-engage-e4'],
    focus: [0.6, 0.6],
    alt: 'A bronze golf cart plugged in beside a garage in the evening, its cable in a household outlet on the wall',
  },
] as const
