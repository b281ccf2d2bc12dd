import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { DealerProblems, findFile, type Problem } from '../reading/read-dealer-folder.ts'
import { checkSvg, type Drawing } from './check-svg.ts'

type Drawings = { readonly logo: Drawing; readonly logoInverse: Drawing; readonly mark: Drawing }

/** @throws DealerProblems */
export function dealerDrawings(colors: { readonly ink: string; readonly onDark: string }): Drawings {
  const { drawings, problems } = readDrawings(colors)
  if (!drawings || problems.length > 0) throw new DealerProblems(problems)
  return drawings
}

/** Whether both files are in the same folder, since a parent folder's file belongs to another logo. */
function standsBeside(name: string, other: string): boolean {
  const [path, otherPath] = [name, other].map((file) => findFile(`brand/${file}`))
  return path !== undefined && otherPath !== undefined && dirname(path) === dirname(otherPath)
}

/** Reads the logo and the mark. A logo drawn with currentColor works on light and dark backgrounds; any other needs a second version. */
export function readDrawings(colors: { readonly ink: string; readonly onDark: string }): {
  drawings: Drawings | undefined
  problems: readonly Problem[]
} {
  const problems: Problem[] = []
  const read = (name: string, what: string): Drawing | undefined => {
    const path = findFile(`brand/${name}`)
    if (!path || !existsSync(path)) {
      problems.push({ file: `brand/${name}`, line: undefined, text: `is missing; put ${what}` })
      return undefined
    }
    const checked = checkSvg(path)
    problems.push(...checked.problems)
    return checked.drawing
  }
  const logo = read('logo.svg', 'the logo here')
  const mark = read('mark.svg', 'the square mark for icons here')
  if (mark && mark.width !== mark.height) {
    problems.push({
      file: 'brand/mark.svg',
      line: 1,
      text: 'the mark is for icons: draw it in a square viewBox such as 0 0 48 48',
    })
  }
  const isForBoth = logo?.text.includes('currentColor') && !standsBeside('logo-inverse.svg', 'logo.svg')
  const inverse = isForBoth
    ? logo
    : read('logo-inverse.svg', 'the logo for dark ground here, or draw logo.svg with currentColor')
  if (logo && inverse && !isForBoth && !standsBeside('logo-inverse.svg', 'logo.svg')) {
    const text = 'is that of the folder that this one extends; put one beside the new logo.svg'
    problems.push({ file: 'brand/logo-inverse.svg', line: undefined, text })
  }
  if (!logo || !mark || !inverse) return { drawings: undefined, problems }
  const inColor = (drawing: Drawing, color: string) => ({
    ...drawing,
    text: drawing.text.replaceAll('currentColor', color),
  })
  const drawings = {
    logo: inColor(logo, colors.ink),
    logoInverse: inColor(inverse, colors.onDark),
    mark: inColor(mark, colors.ink),
  }
  return { drawings, problems }
}
