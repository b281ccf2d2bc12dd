import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from '../paths/dealer-paths.ts'
import { DealerProblems, displayPath, type Problem } from '../reading/read-dealer-folder.ts'
import { contrastProblems, derivedColors } from './color-contrast.ts'
import { type FontFace, readSheet, type Theme, unquoted } from './theme-sheet.ts'

const defaultTheme = join(import.meta.dirname, 'default/theme.css')
/** The font of pictures with text if the dealer provides none. */
export const defaultFont = join(import.meta.dirname, 'default/fonts/hanken-grotesk-basic.woff2')
const MAX_FONT_BYTES = 60_000

/** The dealer's theme, merged over the themes of the folders that the dealer's folder extends, and over the default theme. */
export function readTheme(): { theme: Theme; problems: readonly Problem[] } {
  const own = folders.map((folder) => join(folder, 'brand/theme.css')).filter((file) => existsSync(file))
  const sheets = [defaultTheme, ...own.reverse()].map(readSheet)
  const settings = new Map(sheets.flatMap((sheet) => [...sheet.settings]))
  const problems = sheets.flatMap((sheet) => [...sheet.problems, ...fontProblems(sheet.faces)])
  const value = resolver(settings)
  for (const { value: text, file, line } of settings.values()) {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)\)/g)) {
      if (!settings.has(name)) problems.push({ file, line, text: `there is no ${name}; check the spelling` })
    }
  }
  const families = ['--font-display', '--font-text'].flatMap((property) => familiesOf(value(property)))
  const theme = {
    settings,
    faces: sheets.flatMap(({ faces }) => faces).filter(({ family }) => families.includes(family)),
    hooks: sheets.flatMap(({ hooks }) => hooks),
    value,
  }
  if (problems.length === 0) {
    problems.push(...contrastProblems(theme), ...weightProblems(theme))
    const { file = defaultTheme, line } = settings.get('--color-accent') ?? {}
    for (const [name, shade] of Object.entries(derivedColors((color) => value(`--color-${color}`))))
      settings.set(`--color-${name}`, { value: shade, file, line })
  }
  return { theme, problems }
}

let cache: Theme | undefined

/** @throws DealerProblems with everything that is wrong in the theme */
export function dealerTheme(): Theme {
  if (cache) return cache
  const { theme, problems } = readTheme()
  if (problems.length > 0) throw new DealerProblems(problems)
  cache = theme
  return theme
}

/** Replaces `var(…)` with its value. */
function resolver(settings: Theme['settings']): Theme['value'] {
  const resolve = (property: string, depth: number): string => {
    const text = settings.get(property)?.value ?? ''
    return depth === 0 ? text : text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(name, depth - 1))
  }
  return (property) => resolve(property, 4)
}

export const familiesOf = (list: string): readonly string[] => list.split(',').map(unquoted)

const filesOf = (faces: readonly FontFace[]) => [...new Set(faces.flatMap(({ file }) => file ?? []))]

const fontProblems = (faces: readonly FontFace[]): readonly Problem[] =>
  filesOf(faces)
    .filter((file) => !existsSync(file))
    .map((file) => ({
      file: displayPath(file),
      line: undefined,
      text: 'is not there; put the font here, or remove its @font-face',
    }))

/** Reports fonts that are too large together, since fonts delay a page's first text. */
function weightProblems({ faces, settings }: Theme): readonly Problem[] {
  const bytes = filesOf(faces).reduce((sum, file) => sum + statSync(file).size, 0)
  if (bytes <= MAX_FONT_BYTES) return []
  const { file = '', line } = settings.get('--font-display') ?? {}
  const text = `the fonts have ${Math.ceil(bytes / 1000)} kB together; use up to ${MAX_FONT_BYTES / 1000} kB, with fewer characters or weights`
  return [{ file, line, text }]
}

/** Each family's main file: the one with the letter a, which a page needs first. Later faces win. */
export function mainFaces({ faces }: Theme): ReadonlyMap<string, string> {
  return new Map(faces.flatMap(({ family, file, lines }) => (file && showsLetters(lines) ? [[family, file]] : [])))
}

function showsLetters(lines: FontFace['lines']): boolean {
  const ranges = lines.find(([property]) => property === 'unicode-range')?.[1]
  if (ranges === undefined) return true
  return [...ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].some(
    ([, from = '', to = from]) => Number.parseInt(from, 16) <= 0x61 && Number.parseInt(to, 16) >= 0x61,
  )
}
