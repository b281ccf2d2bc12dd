import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify as csv } from 'csv-stringify/sync'
import { stringify as yaml } from 'yaml'
import { slugOf } from './slug.ts'
import type { Answers, HoursRow } from './template-answers.ts'
import { paletteOf } from './template-palette.ts'
import { mark, wordmark } from './wordmark-drawing.ts'

const templates = join(import.meta.dirname, 'files')

/** Each file of a new folder by its path. */
export function folderFiles(answers: Answers): ReadonlyMap<string, string> {
  const { name, makers, color, towns } = answers
  const palette = paletteOf(color)
  const values = valuesOf(answers)
  const read = (file: string): string => readFileSync(join(templates, file), 'utf8')
  const plain = globSync('**/*.{yaml,md,mdx}', { cwd: templates }).filter((file) => file !== 'maker.yaml')
  return new Map([
    ...plain.sort().map((file) => [file, file.endsWith('.mdx') ? read(file) : filled(read(file), values)] as const),
    ...makers.map((maker) => [`makers/${slugOf(maker)}.yaml`, filled(read('maker.yaml'), { maker })] as const),
    ['towns.csv', csv([...towns], { header: true })],
    ['brand/theme.css', themeCss(palette, color)],
    ['brand/logo.svg', wordmark(name)],
    ['brand/mark.svg', mark(name, palette)],
    ['stock/inventory.json', '[]\n'],
  ])
}

type Values = Readonly<Record<string, string | number>>

function valuesOf({ hours, makers, towns, website, today, color: __, ...rest }: Answers): Values {
  return {
    ...rest,
    website: website ?? 'https://www.example.com',
    websiteMark: website ? '' : ' # example',
    year: Number(today.slice(0, 4)),
    today,
    makers: makers.map(slugOf).join(', '),
    id: slugOf(rest.city),
    county: towns[0]?.county ?? 'Mohave County',
    note: `For ${rest.city} and the towns around it.`,
    hours: hours.map(hoursLine).join('\n    - '),
  }
}

/** `<name>` as a value of a YAML file, in quotes where it needs them; `<<name>>` as it is. */
const filled = (template: string, values: Values): string =>
  template.replaceAll(/<<(\w+)>>|<(\w+)>/g, (_, plain?: string, quoted = '') =>
    plain ? String(answerIn(values, plain)) : yaml(answerIn(values, quoted), { lineWidth: 0 }).trim(),
  )

function answerIn(values: Values, name: string): string | number {
  const value = values[name]
  if (value === undefined) throw new Error(`a template of a dealer's folder uses ${name}, which has no value`)
  return value
}

const hoursLine = ({ days, opens, closes, closed }: HoursRow): string =>
  `{ days: ${cell(days)}, ${closed ? `closed: ${cell(closed)}` : `opens: "${opens}", closes: "${closes}"`} }`

const cell = (text: string): string => (/^[\w -]+$/.test(text) ? text : JSON.stringify(text))

const themeCss = (
  palette: Values,
  color: string,
): string => `/* Colors, made from ${color}. \`larkway dealer check\` reports colors on which text is hard to read, and suggests others.
   src/content/dealer/brand/default/theme.css shows all that a theme may set: fonts, sizes, corners, marks. */
:root {
${Object.entries(palette)
  .map(([name, value]) => `  --color-${name}: ${value};`)
  .join('\n')}
}
`
