/** Writes the theme as a style sheet, its fonts and the logos to the folder that the site is built from. */
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { dealerDrawings } from '../src/content/dealer/brand/svg.ts'
import { dealerTheme, mainFaces } from '../src/content/dealer/brand/theme.ts'
import { business } from '../src/content/dealer/facts/business.facts.ts'
import { colors } from '../src/content/dealer/facts/colors.facts.ts'
import { generatedDir } from '../src/content/dealer/paths/dealer-paths.ts'
import { numberShare } from './measure-phone-number.ts'
import { writeIfChanged } from './write-if-changed.ts'

const theme = dealerTheme()
const brand = join(generatedDir, 'brand')
/** Pages ask for these immediately: src/frame/main-fonts.ts. */
const main = [...mainFaces(theme).values()]
const folderOf = (font: string): string => (main.includes(font) ? 'fonts/main' : 'fonts/more')

const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`

const faces = theme.faces.map(({ file, lines }) =>
  block(
    '@font-face',
    lines.map(([property, value]) =>
      property === 'src' && file
        ? `src: url("./${folderOf(file)}/${basename(file)}") format("woff2")`
        : `${property}: ${value}`,
    ),
  ),
)

/** Values that style sheets can't compute. */
async function measures(): Promise<string[]> {
  const tall = (mark: string) =>
    [...proportion(theme.value(`--mark-${mark}`))].map((ratio) => `--${mark}-tall: ${ratio}`)
  const share = await numberShare(theme, business.phone)
  return [...tall('tick'), ...tall('check'), ...(share < 1 ? [`--number-share: ${share}`] : [])]
}

/** Height divided by width, for a mark that keeps its shape. A mark that may be stretched fills any box. */
function proportion(mark: string): number[] {
  const [, width, height] = /viewBox='[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)'/.exec(mark) ?? []
  return width && height && !mark.includes("preserveAspectRatio='none'")
    ? [Math.round((Number(height) / Number(width)) * 100) / 100]
    : []
}

/** The arrow of select boxes, which is a background and so can't be a mask. */
const caret = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' viewBox='0 0 24 24' fill='none' stroke='${encodeURIComponent(colors.ink)}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E")`

const settings = [...theme.settings].map(([property, { value }]) => `${property}: ${value}`)
const hooks = theme.hooks.map(({ name, lines }) =>
  block(
    `[data-hook="${name}"]`,
    lines.map(({ property, value }) => `${property}: ${value}`),
  ),
)

await rm(join(brand, 'fonts'), { recursive: true, force: true })
for (const file of new Set(theme.faces.flatMap(({ file }) => file ?? []))) {
  await mkdir(join(brand, folderOf(file)), { recursive: true })
  await copyFile(file, join(brand, folderOf(file), basename(file)))
}
await mkdir(brand, { recursive: true })
const root = block(':root', [...settings, `--caret: ${caret}`, ...(await measures())])
const layers = [
  ...faces,
  `@layer base {\n${root}}\n`,
  ...(hooks.length > 0 ? [`@layer theme {\n${hooks.join('')}}\n`] : []),
]
await writeIfChanged(join(brand, 'theme.css'), layers.join(''))

const { logo, logoInverse, mark } = dealerDrawings(colors)
await writeIfChanged(join(brand, 'logo.svg'), logo.text)
await writeIfChanged(join(brand, 'logo-inverse.svg'), logoInverse.text)
await writeIfChanged(join(brand, 'mark.svg'), mark.text)
