import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

const modules = new Map(
  names.filter((name) => /(?<!\.test|\.gen)\.ts$/.test(name)).map((name) => [name, withoutComments(read(name))]),
)
const policies = new Map(
  names
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => [name, read(name).replace(/^import[\s\S]*?from '.*'$/gm, '')]),
)

/**
 * Where each figure stands, as often as it stands there: a number listed twice belongs to two facts
 * that only happen to be equal. Any other place, or one place more, is a copy.
 */
const figures: Record<string, readonly number[]> = {
  'business.ts': [15, 22, 33, 500],
  'delivery.ts': [5000, 50, 150, 75, 100],
  'denago.ts': [25],
  'eco.ts': [19.6, 15, 3.5, 0.12, 0.15, 16.5, 2000, 1200, 90, 25, 500],
  // Model names, and sample ranges.
  'evolution.ts': [200, 1000, 50],
  'legal.ts': [730],
  'rental-structured-data.ts': [219, 629, 979, 2649, 269, 779, 1189, 3149, 259, 739, 1119, 2949],
  // 100 turns a share into a percentage.
  'rentals.ts': [
    100,
    ...[245, 685, 1050, 2800, 295, 735, 1400, 3500, 825, 1260, 3360, 275, 770, 1155, 3080],
    ...[6.8, 38.7, 61.6, 16.9, 32.2, 60.4, 228.34, 150, 94, 245, 200, 116.67, 18, 500, 750, 600],
    ...[25, 25, 50, 150, 35, 200, 75, 75, 50, 100_000, 300_000, 50_000],
  ],
  'returns.ts': [15, 20],
  'service-terms.ts': [155],
  // 15 is in both dates of the winter package, 50 and 75 are also degrees.
  'storage.ts': [125, 75, 650, 400, 575, 350, 50, 150, 25, 15, 15, 50, 75, 90, 120],
  // Sample headcounts and scores beside the peak.
  'staffing-2024.ts': [38, 35, 22, 22, 3.5],
  'vehicle-prices.ts': [
    ...[15000, 8495, 8495, 9995, 11995, 11995, 11995, 12995, 7695, 9995, 7995, 9595, 6695, 9595],
    ...[11595, 6995, 6795, 13595, 15595, 16995],
  ],
}

const numbersIn = (code: string): readonly number[] =>
  [...code.matchAll(/(?<![\w.-])\d[\d_,]*(?:\.\d+)?(?![\w:])/g)].map(([found]) => Number(found.replace(/[_,]/g, '')))

const countIn = (numbers: readonly number[], value: number): number =>
  numbers.filter((number) => number === value).length

const values = [...new Set(Object.values(figures).flat())].toSorted((a, b) => a - b)

describe('business facts appear once', () => {
  test.each(values)('%d stands only where it is defined', (value) => {
    const found = [...modules]
      .map(([name, code]) => [name, countIn(numbersIn(code), value)] as const)
      .filter(([, count]) => count > 0)
    const expected = Object.entries(figures)
      .map(([name, numbers]) => [name, countIn(numbers, value)] as const)
      .filter(([, count]) => count > 0)
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  })

  test.each([
    ['a price in words', /\$\d/],
    ['a percentage in words', /\d%/],
    ['a figure with its unit', /\d (?:miles|hours|days|months|mph|feet)\b/],
  ])('no text holds %s: it is built from the constant', (_what, pattern) => {
    const offenders = [...modules].filter(([, code]) => pattern.test(code)).map(([name]) => name)
    expect(offenders).toEqual([])
  })

  test('phone numbers stand in business.ts and showrooms.ts, the e-mail address in business.ts', () => {
    const holding = (pattern: RegExp) =>
      [...modules, ...policies].filter(([, text]) => pattern.test(text)).map(([name]) => name)
    expect(holding(/\d{3}-\d{3}-\d{4}/).sort()).toEqual(['business.ts', 'showrooms.ts'])
    expect(holding(/\w@\w/)).toEqual(['business.ts'])
  })

  test.each([...policies])('%s takes every figure from a constant', (_name, text) => {
    expect(text.match(/.*\d.*/g) ?? []).toEqual([])
  })
})
