/** Lightness from 0 to 1, chroma, hue in degrees: equal steps look equal, unlike those of HSL. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number }

type Rgb = readonly [red: number, green: number, blue: number]

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const encoded = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

const linearRgb = (hex: string): Rgb => {
  const channel = (start: number): number => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

/** @param hex `#rrggbb` */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: (Math.atan2(y, x) * 180) / Math.PI,
  }
}

function linearRgbOf({ lightness, chroma, hue }: Oklch): Rgb {
  const x = chroma * Math.cos((hue * Math.PI) / 180)
  const y = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** `#rrggbb`, with less chroma where a screen can't show it. */
export function hexOf(color: Oklch): string {
  const rgb = linearRgbOf(color)
  const shown = rgb.every((channel) => channel > -0.0005 && channel < 1.0005)
  if (!shown && color.chroma > 0.002) return hexOf({ ...color, chroma: color.chroma - 0.002 })
  const hex = rgb.map((channel) =>
    Math.round(encoded(Math.min(1, Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}
