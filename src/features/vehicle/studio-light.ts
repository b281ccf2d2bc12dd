import {
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
} from 'three'

/** Degrees: azimuth from the nose (+X) toward the driver's side (-Z). Strength 1 is a white wall in full light. */
type SoftBox = { azimuth: number; elevation: number; width: number; height: number; strength: number }

/** As in imagery/model/scene.py, but with the long strips on both sides, since the cart is seen from all sides. */
const softBoxes: readonly SoftBox[] = [
  { azimuth: 80, elevation: 76, width: 96, height: 40, strength: 1.8 },
  { azimuth: 100, elevation: 34, width: 80, height: 15, strength: 4.6 },
  { azimuth: 100, elevation: 9, width: 110, height: 6, strength: 2.4 },
  { azimuth: -95, elevation: 30, width: 80, height: 15, strength: 3.6 },
  { azimuth: 18, elevation: 26, width: 10, height: 40, strength: 4.6 },
  { azimuth: -30, elevation: 30, width: 30, height: 34, strength: 2.8 },
  { azimuth: -140, elevation: 30, width: 24, height: 46, strength: 5.5 },
  { azimuth: 158, elevation: 28, width: 18, height: 44, strength: 5.5 },
]
/** Brightness by elevation: a pale floor, a dim horizon, a ceiling. */
const room = [
  [-90, 0.34],
  [-12, 0.36],
  [-2, 0.26],
  [6, 0.15],
  [22, 0.1],
  [50, 0.12],
  [90, 0.22],
] as const
const ROOM_AVERAGE = 0.22
/** Share of a box's half size over which its edge fades. */
const SOFT_EDGE = 0.07

type Direction = readonly [x: number, y: number, z: number]

const cross = ([ax, ay, az]: Direction, [bx, by, bz]: Direction): Direction => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
]
const dot = ([ax, ay, az]: Direction, [bx, by, bz]: Direction): number => ax * bx + ay * by + az * bz
const degrees = (angle: number): number => (angle * Math.PI) / 180

const boxes = softBoxes.map(({ azimuth, elevation, width, height, strength }) => {
  const [a, e] = [degrees(azimuth), degrees(elevation)]
  const center: Direction = [Math.cos(a) * Math.cos(e), Math.sin(e), -Math.sin(a) * Math.cos(e)]
  const right: Direction = [Math.sin(a), 0, Math.cos(a)]
  const halfWidth = Math.sin(degrees(width / 2))
  const halfHeight = Math.sin(degrees(height / 2))
  return { center, right, up: cross(center, right), halfWidth, halfHeight, strength }
})

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))
/** A box from -half to half, blurred by a logistic kernel. */
const blurredBox = (at: number, half: number, blur: number): number => {
  const scale = Math.hypot(blur, half * SOFT_EDGE)
  return logistic((at + half) / scale) - logistic((at - half) / scale)
}
const smoothStep = (x: number): number => {
  const t = Math.min(1, Math.max(0, x))
  return t * t * (3 - 2 * t)
}

function roomLight(elevation: number): number {
  const above = room.findIndex(([at]) => at >= elevation)
  const [high, low] = [room[above] ?? room[room.length - 1], room[above - 1]]
  if (!high) return ROOM_AVERAGE
  if (!low) return high[1]
  return low[1] + ((high[1] - low[1]) * (elevation - low[0])) / (high[0] - low[0])
}

// Light reflected along the normal by a surface of this roughness (0 to 1). The kernel replaces the GGX lobe: it has that lobe's
// height in the middle, from a mirror to the cosine of a matte surface.
export function studioRadiance(direction: Direction, roughness: number): number {
  const alpha = roughness * roughness
  const blur = (0.886 * alpha) / (1 + alpha)
  const elevation = (Math.asin(Math.min(1, Math.max(-1, direction[1]))) * 180) / Math.PI
  let light = roomLight(elevation) * (1 - alpha) + ROOM_AVERAGE * alpha
  for (const { center, right, up, halfWidth, halfHeight, strength } of boxes) {
    const ahead = dot(direction, center)
    if (ahead < -0.2) continue
    const across = blurredBox(dot(direction, right), halfWidth, blur)
    light += strength * across * blurredBox(dot(direction, up), halfHeight, blur) * smoothStep((ahead + 0.2) / 0.5)
  }
  return light
}

/** Direction of a texel: u and v from -1 to 1, faces in the order of OpenGL. */
const faces: readonly ((u: number, v: number) => Direction)[] = [
  (u, v) => [1, -v, -u],
  (u, v) => [-1, -v, u],
  (u, v) => [u, 1, v],
  (u, v) => [u, -1, -v],
  (u, v) => [u, -v, 1],
  (u, v) => [-u, -v, -1],
]

/** Texels per edge of the sharpest level; each further level has half. */
const SIZE = 64
const LEVELS = 5

function level(size: number, roughness: number): CubeTexture {
  const images = faces.map((look) => {
    const data = new Uint16Array(size * size * 4).fill(DataUtils.toHalfFloat(1))
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const [dx, dy, dz] = look(((x + 0.5) / size) * 2 - 1, ((y + 0.5) / size) * 2 - 1)
        const length = Math.hypot(dx, dy, dz)
        // three.js mirrors cube maps that it has not rendered itself.
        const light = DataUtils.toHalfFloat(studioRadiance([-dx / length, dy / length, dz / length], roughness))
        data.fill(light, (y * size + x) * 4, (y * size + x) * 4 + 3)
      }
    }
    const image = new DataTexture(data, size, size, RGBAFormat, HalfFloatType)
    image.needsUpdate = true
    return image
  })
  return new CubeTexture(images)
}

/** Computed, because PMREMGenerator's six shaders and 55 million samples took most of the time before the first picture. */
export function studioLight(): CubeTexture {
  // three.js treats the number of further levels as the total, so the last one is never read.
  const steps = LEVELS - 1
  const light = level(SIZE, 0)
  light.mipmaps = Array.from({ length: LEVELS }, (_, index) => {
    const step = Math.min(index + 1, steps)
    return level(SIZE >> (index + 1), 1 - Math.sqrt(1 - step / steps))
  })
  light.format = RGBAFormat
  light.type = HalfFloatType
  light.minFilter = LinearMipmapLinearFilter
  light.magFilter = LinearFilter
  light.generateMipmaps = false
  light.isPMREMTexture = true
  light.needsUpdate = true
  return light
}
