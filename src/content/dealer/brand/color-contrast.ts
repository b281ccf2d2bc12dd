import type { Problem } from '../reading/read-dealer-folder.ts'
import { contrast, mixed, nearestWith } from './theme-color.ts'
import type { Theme } from './theme-sheet.ts'

const TEXT = 4.5
const SHAPE = 3

/** Text colors and their backgrounds, the main background first. No color is in two groups, so advice on one can't break another. */
const groups: readonly { readonly words: readonly string[]; readonly grounds: readonly string[] }[] = [
  { words: ['ink', 'ink-2', 'ink-3', 'link'], grounds: ['page', 'card', 'tile'] },
  { words: ['on-accent'], grounds: ['accent', 'accent-hover'] },
  { words: ['on-dark', 'on-dark-2'], grounds: ['inverse', 'inverse-2'] },
]

type ColorOf = (name: string) => string

/** The color itself if it is readable, else the nearest readable one. */
const readable = (color: string, others: readonly string[], ratio: number): string | undefined =>
  others.every((other) => contrast(color, other) >= ratio) ? color : nearestWith(color, others, ratio)

/** All colors by name, changed as little as needed to make all text readable on all its backgrounds. */
function solved(color: ColorOf): ReadonlyMap<string, string> {
  const all = groups.flatMap(({ words, grounds: names }) => {
    const grounds = groundsTogether(names.map(color))
    const fronts = words.map((name) => [name, readable(color(name), grounds, TEXT) ?? color(name)] as const)
    return [...names.map((name, at) => [name, grounds[at] ?? color(name)] as const), ...fronts]
  })
  const colors = new Map(all)
  const page = colors.get('page') ?? color('page')
  return colors.set('line-strong', readable(color('line-strong'), [page], SHAPE) ?? color('line-strong'))
}

/** Backgrounds on which one color is readable: any too far from the first are moved closer to it. */
function groundsTogether(grounds: readonly string[]): readonly string[] {
  const [main = ''] = grounds
  // Either black or white is readable on any color.
  const ends = ['#000000', '#ffffff'].toSorted((a, b) => contrast(b, main) - contrast(a, main))
  const end = ends.find((one) => grounds.every((ground) => contrast(one, ground) >= TEXT)) ?? ends[0] ?? main
  return grounds.map((ground) => readable(ground, [end], TEXT) ?? main)
}

/** Share of the link color in the background of used carts. */
const USED_TINT = 0.18

/**
 * `block` and `lit`: the accent if possible, else its nearest usable shade. They are the background of blocks with dark text, and
 * the color of text or shapes on the inverse background. `tile-used`: the background of used carts; all text is readable on it.
 */
export const derivedColors = (color: ColorOf): Readonly<Record<'block' | 'lit' | 'tile-used', string>> => ({
  block: readable(color('accent'), [color('ink')], TEXT) ?? color('tile'),
  lit: readable(color('accent'), [color('inverse')], TEXT) ?? color('on-dark'),
  'tile-used':
    readable(mixed(color('link'), color('tile'), USED_TINT), ['ink', 'ink-2', 'ink-3', 'link'].map(color), TEXT) ??
    color('tile'),
})

/** Unreadable colors, each with the nearest readable one. Following all of the advice leaves no problem. */
export function contrastProblems(theme: Theme): readonly Problem[] {
  const color = (name: string) => theme.value(`--color-${name}`)
  const better = solved(color)
  const poor = [...better].filter(([name, to]) => to !== color(name))
  const problems = poor.map(([name, to]) => ({
    ...placeOf(theme, [name, ...othersOf(name)]),
    text: `${reasonFor(name, color)}; write ${to} for ${name}`,
  }))
  return [...problems, ...closingProblems(theme, better.get('ink') ?? color('ink'))]
}

const othersOf = (name: string): readonly string[] =>
  name === 'line-strong' ? ['page'] : (groups.find(({ words }) => words.includes(name))?.grounds ?? [])

function reasonFor(name: string, color: ColorOf): string {
  const ratio = name === 'line-strong' ? SHAPE : TEXT
  const poor = othersOf(name).filter((ground) => contrast(color(name), color(ground)) < ratio)
  if (poor.length > 0) {
    const pairTexts = poor.map((ground) => `${described(color(name), color(ground))} on ${ground}`)
    return `${name} has a contrast of ${pairTexts.join(', ')}, and needs ${ratio}`
  }
  const main = groups.find(({ grounds }) => grounds.includes(name))?.grounds[0] ?? 'page'
  return othersOf(name).length > 0
    ? `${name} can't be read on the grounds that these lines ask for`
    : `no words can be read on both ${main} and ${name}`
}

/** The line on which the dealer sets one of the colors. */
function placeOf({ settings }: Theme, names: readonly string[]): Pick<Problem, 'file' | 'line'> {
  const set = names.flatMap((name) => settings.get(`--color-${name}`) ?? [])
  return set.find(({ file }) => !file.startsWith('/')) ?? set[0] ?? { file: 'brand/theme.css', line: undefined }
}

/** Checks the closing block's background, which a theme's hook may set. */
function closingProblems(theme: Theme, ink: string): readonly Problem[] {
  return theme.hooks.flatMap(({ name, lines }) =>
    lines.flatMap(({ property, value, file, line }) => {
      const [, variable] = /^var\((--color-[\w-]+)\)$/.exec(value) ?? []
      const ground = variable ? theme.value(variable) : value
      if (name !== 'closing' || !/^background(?:-color)?$/.test(property) || !/^#[\da-f]{6}$/i.test(ground)) return []
      if (contrast(ink, ground) >= TEXT) return []
      const nearest = nearestWith(ground, [ink], TEXT) ?? theme.value('--color-page')
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
