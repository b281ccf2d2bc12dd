import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paletteOf } from '../../cli/dealer/template/template-palette.ts'
import { contrastProblems, derivedColors } from '../../src/content/dealer/brand/color-contrast.ts'
import { contrast } from '../../src/content/dealer/brand/theme-color.ts'
import type { Setting, Theme } from '../../src/content/dealer/brand/theme-sheet.ts'

type Colors = Readonly<Record<string, string>>

const themeOf = (colors: Colors): Theme => ({
  settings: new Map(
    Object.entries(colors).map(([name, value]): [string, Setting] => [
      `--color-${name}`,
      { value, file: 'brand/theme.css', line: 1 },
    ]),
  ),
  faces: [],
  hooks: [],
  value: (property) => colors[property.replace('--color-', '')] ?? '',
})
const adviceOn = (colors: Colors): readonly string[] => contrastProblems(themeOf(colors)).map(({ text }) => text)

/** Applies the color that each line suggests, as a dealer would. */
function followed(colors: Colors, lines: readonly string[]): Colors {
  const changes = lines.map((text) => {
    const [, value = '', name = ''] = /; write (#[\da-f]{6}) for ([\w-]+)$/.exec(text) ?? []
    expect(Object.keys(colors), text).toContain(name)
    return [name, value]
  })
  expect(new Set(changes.map(([name]) => name)).size).toBe(changes.length)
  return { ...colors, ...Object.fromEntries(changes) }
}

/** Expects each text color to be readable on every color that can be behind it. */
function expectReadable(colors: Colors): void {
  const all: Colors = { ...colors, ...derivedColors((name) => colors[name] ?? '') }
  const pairs = [
    ...['ink', 'ink-2', 'ink-3', 'link'].flatMap((word) =>
      ['page', 'card', 'tile', 'tile-used'].map((ground) => [word, ground]),
    ),
    ...['on-dark', 'on-dark-2'].flatMap((word) => ['inverse', 'inverse-2'].map((ground) => [word, ground])),
    ...[
      ['on-accent', 'accent'],
      ['on-accent', 'accent-hover'],
      ['ink', 'block'],
      ['lit', 'inverse'],
    ],
  ] as const
  for (const [word = '', ground = ''] of pairs)
    expect(contrast(all[word] ?? '', all[ground] ?? ''), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5)
}

const brand = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const runs = { seed: 20_261_127, numRuns: 500 }

test('any brand color makes a readable theme', () => {
  fc.assert(
    fc.property(brand, (color) => {
      const palette = paletteOf(color)
      expect(adviceOn(palette)).toEqual([])
      expectReadable(palette)
    }),
    runs,
  )
})

test('a button may have any color on which its text is readable, and following the advice keeps the button’s color', () => {
  fc.assert(
    fc.property(brand, brand, fc.constantFrom('#ffffff', '#000000'), (color, other, words) => {
      const first: Colors = { ...paletteOf(other), accent: color, 'accent-hover': color, 'on-accent': words }
      const advice = adviceOn(first)
      if (contrast(color, words) >= 4.5) expect(advice).toEqual([])
      const next = followed(first, advice)
      expect(adviceOn(next)).toEqual([])
      expect(next).toMatchObject({ accent: color, ink: first.ink, page: first.page })
      expectReadable(next)
    }),
    runs,
  )
})

test('following the advice once is enough, whatever the colors are', () => {
  const names = Object.keys(paletteOf('#0b7a75'))
  fc.assert(
    fc.property(fc.tuple(...names.map(() => brand)), (values) => {
      const first = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))
      const next = followed(first, adviceOn(first))
      expect(adviceOn(next)).toEqual([])
      expectReadable(next)
    }),
    runs,
  )
})

test('uses a dark teal as the button color, with light text', () => {
  expect(paletteOf('#0b7a75')).toMatchObject({ accent: '#0b7a75', 'on-accent': paletteOf('#0b7a75').page })
  expect(adviceOn({ ...paletteOf('#0b7a75'), 'on-accent': '#ffffff' })).toEqual([])
})
