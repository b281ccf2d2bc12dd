/** What every vehicle looks like: the parameters that the renderer builds it from. Ids are those of the sample inventory. */

export const layouts = {
  '2+2': { rows: 1, rear: 'seat' },
  '4fwd': { rows: 2, rear: 'trunk' },
  '4+2': { rows: 2, rear: 'seat' },
  '6+2': { rows: 3, rear: 'seat' },
  '2+bags': { rows: 1, rear: 'bag' },
  '2+bed': { rows: 1, rear: 'bed' },
} as const
export type Layout = keyof typeof layouts

const stances = {
  street: { lift: 0.0, tyre: 'street', tyre_r: 0.245, tyre_w: 0.2, guard: false },
  low: { lift: 0.04, tyre: 'street', tyre_r: 0.262, tyre_w: 0.21, guard: false },
  lifted: { lift: 0.1, tyre: 'at', tyre_r: 0.292, tyre_w: 0.235, guard: true },
  high: { lift: 0.15, tyre: 'at', tyre_r: 0.308, tyre_w: 0.25, guard: true },
} as const
export type Stance = keyof typeof stances

/** Each maker has a body of its own, so that carts can be told apart without anybody's logo: model/makers/{maker}.py. */
const makers = {
  denago: { maker: 'denago' },
  evolution: { maker: 'evolution' },
  clubCar: { maker: 'club_car' },
  ezGo: { maker: 'ez_go' },
  tomberlin: { maker: 'tomberlin' },
  swift: { maker: 'swift' },
} as const
type Maker = keyof typeof makers

type Finish = 'metallic' | 'solid' | 'matte'
type Rim = 'y5' | 'ten' | 'six' | 'twin7' | 'vane8'
type RimFin = 'machined' | 'black' | 'silver'
/** A ribbed tub, steel with tubes on stakes, or folded aluminum with drop sides. */
type BedKind = 'moulded' | 'stake' | 'plate'
/** A crease in the left front panel, chips on the nose that were touched up, scratches in the bed and in the bag well, worn upholstery. */
type Mark = 'crease' | 'chips' | 'bed' | 'bag well' | 'seat' | 'armrests'

/** What model/cart.py reads; lengths in meters, colors as sRGB hex. `roof` is a hex color or "body". */
export type RenderParams = (typeof layouts)[Layout] &
  (typeof stances)[Stance] &
  (typeof makers)[Maker] & {
    color: string
    finish: Finish
    roof: string
    seat: string
    insert: string
    piping: string
    rim: Rim
    rimfin: RimFin
    lightbar: boolean
    /** A luggage rack on the roof. */
    rack: boolean
    /** Color of the cargo bed. */
    bed: string
    bed_kind: BedKind
    /** For used carts, which are a little dull and dusty: the marks that the condition report lists, and no others. */
    marks: readonly Mark[] | null
    /** Color of the springs. */
    accent: string
    /** Brightness of the studio light; lower for light bodies, which would lose their outline. */
    key: number
    /** false leaves out the plates that name the maker. */
    plates?: false
  }

export type FleetVehicle = {
  id: string
  layout: Layout
  seats: number
  /** Name of the body color, as in the inventory. */
  colorName: string
  params: RenderParams
}

const seatStyles = {
  black: { seat: '#1b1a1a', insert: '#2b2b2c', piping: '#8d8f92' },
  blackRed: { seat: '#1b1a1a', insert: '#2b2b2c', piping: '#b3261e' },
  tan: { seat: '#1d1b1a', insert: '#a06a3c', piping: '#d3bfa0' },
  cognac: { seat: '#241a15', insert: '#7d4526', piping: '#c99f6f' },
  stone: { seat: '#3a3835', insert: '#a79c8b', piping: '#e0d8c8' },
  grey: { seat: '#1f2022', insert: '#63676c', piping: '#a8adb3' },
  cream: { seat: '#b9ab93', insert: '#cfc3ad', piping: '#6f6250' },
} as const

const black = '#0c0c0d'

function vehicle(
  id: string,
  maker: Maker,
  layout: Layout,
  stance: Stance,
  colorName: string,
  color: string,
  trim: {
    seats?: keyof typeof seatStyles
    rim: Rim
    rimfin?: RimFin
    roof?: string
    finish?: Finish
    key?: number
    lightbar?: boolean
    rack?: boolean
    bed?: string
    bedKind?: BedKind
    accent?: string
    marks?: readonly Mark[]
  },
): FleetVehicle {
  const { rows, rear } = layouts[layout]
  return {
    id,
    layout,
    seats: rows * 2 + (rear === 'seat' ? 2 : 0),
    colorName,
    params: {
      ...layouts[layout],
      ...stances[stance],
      ...makers[maker],
      ...seatStyles[trim.seats ?? 'black'],
      color,
      finish: trim.finish ?? 'metallic',
      roof: trim.roof ?? black,
      rim: trim.rim,
      rimfin: trim.rimfin ?? 'machined',
      lightbar: trim.lightbar ?? false,
      rack: trim.rack ?? false,
      bed: trim.bed ?? '#17181a',
      bed_kind: trim.bedKind ?? 'moulded',
      marks: trim.marks ?? null,
      accent: trim.accent ?? '#b3261e',
      key: trim.key ?? 0.9,
    },
  }
}

const white = { finish: 'solid', key: 0.7 } as const

/** In rendering order. */
export const fleet: readonly FleetVehicle[] = [
  vehicle('66a1f4c2e8b09d3571c4ae20', 'denago', '4+2', 'lifted', 'silver', '#a9aeb4', {
    seats: 'grey',
    rim: 'y5',
    rack: true,
    key: 0.8,
  }),
  vehicle('evolution-d6-max-xt4', 'evolution', '2+2', 'lifted', 'red', '#a00a14', { seats: 'blackRed', rim: 'twin7' }),
  vehicle('denago-ev-city', 'denago', '2+2', 'street', 'blue', '#1450a8', { seats: 'tan', rim: 'ten' }),
  vehicle('denago-city', 'denago', '2+bags', 'street', 'pearl white', '#d3d2cd', {
    ...white,
    seats: 'tan',
    rim: 'ten',
    roof: 'body',
  }),
  vehicle('denago-nomad', 'denago', '2+2', 'lifted', 'lava orange', '#c8430c', {
    rim: 'six',
    rimfin: 'black',
    accent: '#c8430c',
  }),
  vehicle('denago-nomad-xl', 'denago', '4fwd', 'lifted', 'matte black', '#0d0e0f', {
    finish: 'matte',
    seats: 'cognac',
    rim: 'six',
    rimfin: 'black',
  }),
  vehicle('denago-rover', 'denago', '4+2', 'low', 'champagne', '#b6a27c', {
    seats: 'tan',
    rim: 'vane8',
    roof: 'body',
    key: 0.8,
  }),
  vehicle('denago-rover-xl', 'denago', '4+2', 'lifted', 'verdant green', '#2f5d3a', { seats: 'tan', rim: 'y5' }),
  vehicle('denago-rover-xl8', 'denago', '6+2', 'low', 'glacier white', '#cfd3d6', {
    ...white,
    seats: 'grey',
    rim: 'vane8',
    roof: 'body',
  }),
  vehicle('evolution-d5-ranger-2-plus-2', 'evolution', '2+2', 'lifted', 'mineral white', '#cdcfcc', {
    ...white,
    seats: 'tan',
    rim: 'twin7',
    rimfin: 'black',
  }),
  vehicle('evolution-d5-ranger-4', 'evolution', '4fwd', 'lifted', 'navy', '#13264f', { seats: 'stone', rim: 'twin7' }),
  vehicle('evolution-d5-ranger-6', 'evolution', '4+2', 'lifted', 'black sapphire', '#10161f', {
    seats: 'grey',
    rim: 'six',
  }),
  vehicle('evolution-d5-maverick-2-plus-2', 'evolution', '2+2', 'high', 'lime green', '#6fa81c', {
    rim: 'six',
    rimfin: 'black',
    accent: '#6fa81c',
  }),
  vehicle('evolution-d5-maverick-4', 'evolution', '4fwd', 'high', 'sky blue', '#4d9fd0', {
    seats: 'grey',
    rim: 'six',
    rimfin: 'black',
  }),
  vehicle('evolution-classic-2', 'evolution', '2+bags', 'street', 'racing green', '#0f3d28', {
    seats: 'cognac',
    rim: 'ten',
    roof: '#d3cbb6',
  }),
  vehicle('evolution-classic-4', 'evolution', '2+2', 'street', 'candy red', '#b00f1c', {
    seats: 'cream',
    rim: 'ten',
    roof: '#cfc9bd',
  }),
  vehicle('evolution-carrier-6', 'evolution', '4+2', 'street', 'mediterranean blue', '#0f5f96', {
    seats: 'stone',
    rim: 'twin7',
    roof: 'body',
  }),
  vehicle('evolution-carrier-8', 'evolution', '6+2', 'street', 'white', '#d0d2d2', {
    ...white,
    seats: 'grey',
    rim: 'twin7',
    roof: 'body',
  }),
  vehicle('evolution-forester-4', 'evolution', '2+2', 'lifted', 'portimao green', '#2d6a55', {
    seats: 'tan',
    rim: 'y5',
  }),
  vehicle('evolution-forester-6', 'evolution', '4+2', 'lifted', 'sand', '#b59c72', {
    seats: 'cognac',
    rim: 'y5',
    rimfin: 'black',
    finish: 'solid',
    key: 0.8,
  }),
  vehicle('evolution-turfman-200', 'evolution', '2+bed', 'low', 'forest green', '#22472b', {
    finish: 'solid',
    rim: 'ten',
    rimfin: 'silver',
  }),
  vehicle('evolution-turfman-1000', 'evolution', '2+bed', 'lifted', 'graphite', '#44484c', {
    rim: 'six',
    rimfin: 'black',
    bedKind: 'stake',
    lightbar: true,
  }),
  vehicle('evolution-d6-max-gt4', 'evolution', '4fwd', 'street', 'arctic gray', '#8f999f', {
    seats: 'blackRed',
    rim: 'ten',
    key: 0.8,
  }),
  vehicle('evolution-d6-max-gt6', 'evolution', '4+2', 'street', 'black', '#0d0d0f', {
    seats: 'cognac',
    rim: 'ten',
    rimfin: 'black',
  }),
  vehicle('evolution-d5-ranger-2-plus-2-used-2022', 'evolution', '2+2', 'lifted', 'mineral white', '#cdcfcc', {
    ...white,
    seats: 'tan',
    rim: 'twin7',
    rimfin: 'black',
    marks: [],
  }),
  vehicle('evolution-d5-ranger-4-used-2023', 'evolution', '4fwd', 'lifted', 'navy', '#13264f', {
    seats: 'stone',
    rim: 'twin7',
    marks: [],
  }),
  vehicle('evolution-d6-max-gt4-used-2024', 'evolution', '4fwd', 'street', 'arctic gray', '#8f999f', {
    seats: 'blackRed',
    rim: 'ten',
    key: 0.8,
    marks: [],
  }),
  vehicle('club-car-onward-4', 'clubCar', '2+2', 'lifted', 'platinum', '#a8a69f', {
    seats: 'black',
    rim: 'y5',
    rimfin: 'black',
    key: 0.8,
  }),
  vehicle('club-car-tempo-2', 'clubCar', '2+bags', 'street', 'burgundy', '#571522', {
    seats: 'cream',
    rim: 'vane8',
    rimfin: 'silver',
    roof: '#cfc9bd',
    marks: ['crease', 'bag well'],
  }),
  vehicle('club-car-carryall-500', 'clubCar', '2+bed', 'low', 'yellow', '#d9a40c', {
    finish: 'solid',
    rim: 'ten',
    bed: '#b4b8bc',
    bedKind: 'plate',
    marks: ['bed', 'seat'],
    rimfin: 'silver',
    key: 0.8,
  }),
  vehicle('ez-go-rxv-2', 'ezGo', '2+bags', 'street', 'almond', '#c9bb9c', {
    finish: 'solid',
    seats: 'cream',
    rim: 'vane8',
    rimfin: 'silver',
    roof: 'body',
    key: 0.75,
    marks: ['armrests'],
  }),
  vehicle('ez-go-liberty', 'ezGo', '4fwd', 'street', 'electric blue', '#0f62d6', { seats: 'grey', rim: 'vane8' }),
  vehicle('ez-go-express-s6', 'ezGo', '4+2', 'lifted', 'charcoal', '#35383c', { seats: 'tan', rim: 'y5' }),
  vehicle('tomberlin-engage-e4', 'tomberlin', '4fwd', 'low', 'bronze', '#7a5130', {
    seats: 'cognac',
    rim: 'vane8',
    roof: 'body',
  }),
  vehicle('tomberlin-revenge-6', 'tomberlin', '4+2', 'lifted', 'deep red', '#6d0d16', {
    seats: 'black',
    rim: 'six',
    rimfin: 'black',
  }),
  vehicle('tomberlin-emerge-e2', 'tomberlin', '2+2', 'street', 'cream', '#d2c6a6', {
    finish: 'solid',
    seats: 'cognac',
    rim: 'vane8',
    roof: '#b39a6f',
    key: 0.72,
    marks: ['chips'],
  }),
  vehicle('swift-ev-4', 'swift', '2+2', 'high', 'teal', '#0d7a7d', { seats: 'grey', rim: 'twin7', rimfin: 'black' }),
  vehicle('swift-ev-6', 'swift', '4+2', 'lifted', 'midnight blue', '#101f42', { seats: 'cognac', rim: 'twin7' }),
  vehicle('swift-ev-8', 'swift', '6+2', 'street', 'white and charcoal', '#d0d2d2', {
    ...white,
    seats: 'grey',
    rim: 'ten',
    roof: '#34373a',
  }),
]

const withoutPlates = (id: string, like: string): FleetVehicle[] =>
  fleet.flatMap((row) => (row.id === like ? [{ ...row, id, params: { ...row.params, plates: false } }] : []))

/** A cart for each number of seats, for dealers without a picture. It shows no maker's name, since the dealer may not sell that brand. */
export const standIns: readonly FleetVehicle[] = [
  ...withoutPlates('cart-2', 'club-car-tempo-2'),
  ...withoutPlates('cart-4', 'denago-ev-city'),
  ...withoutPlates('cart-6', 'denago-rover'),
  ...withoutPlates('cart-8', 'swift-ev-8'),
]

/** The vehicle that represents its maker on the contact sheet, which shows the makers side by side. */
export const makerVehicles = {
  denago: 'denago-nomad',
  evolution: 'evolution-classic-4',
  clubCar: 'club-car-onward-4',
  ezGo: 'ez-go-rxv-2',
  tomberlin: 'tomberlin-emerge-e2',
  swift: 'swift-ev-4',
} as const satisfies Record<Maker, string>

/** Close-up views, in which the cart fills the frame. Only the carts below have them, and their pages show them large. */
export const closeUps = ['close-front', 'close-seat'] as const
export const closeUpVehicles: readonly string[] = [
  'evolution-d6-max-xt4',
  'club-car-tempo-2',
  'denago-nomad-xl',
  'swift-ev-4',
  'tomberlin-engage-e4',
  'ez-go-express-s6',
  'evolution-d5-maverick-4',
  'denago-rover-xl',
  'club-car-onward-4',
  'evolution-classic-4',
]

/** The vehicles with a 3D model of their own: masters/models/{id}.glb. Others have a 3D view only if they share the shape of one of these. */
const modeled: readonly string[] = [
  '66a1f4c2e8b09d3571c4ae20',
  'evolution-d6-max-xt4',
  'denago-ev-city',
  'denago-city',
  'denago-nomad',
  'denago-nomad-xl',
  'denago-rover',
  'denago-rover-xl',
  'denago-rover-xl8',
  'evolution-d5-ranger-4',
  'evolution-d5-ranger-6',
  'evolution-d5-maverick-2-plus-2',
  'evolution-d5-maverick-4',
  'evolution-classic-2',
  'evolution-classic-4',
  'evolution-carrier-6',
  'evolution-carrier-8',
  'evolution-forester-4',
  'evolution-forester-6',
  'evolution-turfman-200',
  'evolution-turfman-1000',
  'evolution-d6-max-gt4',
  'evolution-d6-max-gt6',
  'club-car-onward-4',
  'club-car-tempo-2',
  'club-car-carryall-500',
  'ez-go-rxv-2',
  'ez-go-liberty',
  'ez-go-express-s6',
  'tomberlin-engage-e4',
  'tomberlin-revenge-6',
  'tomberlin-emerge-e2',
  'swift-ev-4',
  'swift-ev-6',
  'swift-ev-8',
]
export const modelVehicles = fleet.filter(({ id }) => modeled.includes(id))

/** Everything that a model shows except the tints that the page gives it. Carts with the same shape share a model. */
function shapeOf({ params }: FleetVehicle): string {
  const { color, finish, roof, seat, insert, piping, bed, rimfin, marks, key, ...shape } = params
  return JSON.stringify(shape)
}

const modelNames = new Map(modelVehicles.map((vehicle) => [shapeOf(vehicle), vehicle.id]))
/** The model that has a vehicle's nose, lamps, seats, wheels, roof and bed. */
export const modelName = (vehicle: FleetVehicle): string | undefined => modelNames.get(shapeOf(vehicle))
