import type { Problem } from '../folder.ts'
import { contrast, nearestWith } from './color.ts'
import type { Theme } from './sheet.ts'

const TEXT = 4.5
const SHAPE = 3

/** Words, or the border of a field, and the grounds behind them. */
const pairs: readonly {
  readonly front: readonly string[]
  readonly grounds: readonly string[]
  readonly ratio: number
}[] = [
  { front: ['ink', 'ink-2', 'ink-3', 'link'], grounds: ['page', 'card', 'tile'], ratio: TEXT },
  // The closing block is painted with the accent, and written on in ink.
  { front: ['ink'], grounds: ['accent'], ratio: TEXT },
  { front: ['on-accent'], grounds: ['accent', 'accent-hover'], ratio: TEXT },
  { front: ['on-dark', 'on-dark-2'], grounds: ['inverse', 'inverse-2'], ratio: TEXT },
  { front: ['accent'], grounds: ['inverse'], ratio: TEXT },
  { front: ['line-strong'], grounds: ['page'], ratio: SHAPE },
]

/** What can't be read, with the nearest color that can. */
export function contrastProblems(theme: Theme): readonly Problem[] {
  const color = (name: string) => theme.value(`--color-${name}`)
  const found = pairs.flatMap(({ front, grounds, ratio }) =>
    front.flatMap((name) => {
      const poor = grounds.filter((ground) => contrast(color(name), color(ground)) < ratio)
      if (poor.length === 0) return []
      const nearest = nearestWith(color(name), grounds.map(color), ratio)
      const { file, line } = placeOf(theme, [name, ...poor])
      const pairTexts = poor.map((ground) => `${described(color(name), color(ground))} on ${ground}`)
      const advice = nearest
        ? `write ${nearest} for ${name}`
        : `change ${poor.join(' or ')}: no color can be read on all of them`
      return [{ file, line, text: `${name} has a contrast of ${pairTexts.join(', ')}, and needs ${ratio}; ${advice}` }]
    }),
  )
  return [...found, ...closingProblems(theme)]
}

/** Where the dealer set one of the colors. */
function placeOf({ settings }: Theme, names: readonly string[]): Pick<Problem, 'file' | 'line'> {
  const set = names.flatMap((name) => settings.get(`--color-${name}`) ?? [])
  return set.find(({ file }) => !file.startsWith('/')) ?? set[0] ?? { file: 'brand/theme.css', line: undefined }
}

/** A hook may paint the closing block. */
function closingProblems(theme: Theme): readonly Problem[] {
  return theme.hooks.flatMap(({ name, lines }) =>
    lines.flatMap(({ property, value, file, line }) => {
      const [, variable] = /^var\((--color-[\w-]+)\)$/.exec(value) ?? []
      const ground = variable ? theme.value(variable) : value
      if (name !== 'closing' || !/^background(?:-color)?$/.test(property) || !/^#[\da-f]{6}$/i.test(ground)) return []
      const ink = theme.value('--color-ink')
      if (contrast(ink, ground) >= TEXT) return []
      const nearest = nearestWith(ground, [ink], TEXT) ?? theme.value('--color-accent')
      return [
        {
          file,
          line,
          text: `ink on this has a contrast of ${described(ink, ground)}, and needs ${TEXT}; write ${nearest}`,
        },
      ]
    }),
  )
}

/** Rounded down, so a failing ratio never looks like a passing one. */
const described = (one: string, other: string): string => (Math.floor(contrast(one, other) * 100) / 100).toString()
