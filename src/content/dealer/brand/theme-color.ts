type Rgb = readonly [red: number, green: number, blue: number]

const rgbOf = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** Mixes like `color-mix(in srgb, …)`. `share` of the first color is from 0 to 1. */
export function mixed(first: string, second: string, share: number): string {
  const other = rgbOf(second)
  const parts = rgbOf(first).map((part, index) => Math.round(part * share + (other[index] ?? 0) * (1 - share)))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Contrast as defined by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const STEPS = 100

/** The color nearest to `color`, darker or lighter, that has at least this contrast with all the others, if there is one. */
export function nearestWith(color: string, others: readonly string[], ratio: number): string | undefined {
  for (let step = 1; step <= STEPS; step++) {
    for (const end of ['#000000', '#ffffff']) {
      const tried = mixed(end, color, step / STEPS)
      if (others.every((other) => contrast(tried, other) >= ratio)) return tried
    }
  }
  return undefined
}
