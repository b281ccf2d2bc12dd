import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anchors, codeSpans, documents, root, withoutBlocks } from '../support/documents.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const decisions = documents.filter(({ file }) => /^docs\/decisions\/\d/.test(file))

describe('links in documents', () => {
  test.each(documents.map(({ file, text }) => [file, text] as const))('in %s are not broken', (file, text) => {
    const links = [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to)
    const broken = links.filter((to) => {
      if (/^[a-z]+:/.test(to)) return false
      const [path = '', anchor] = to.split('#')
      const target = path === '' ? file : relative(root, join(root, dirname(file), path))
      if (!existsSync(join(root, target))) return true
      return anchor !== undefined && !anchors(read(target)).includes(anchor)
    })
    expect(broken).toEqual([])
  })
})

test('docs/README.md links to every document in docs, directly or indirectly', () => {
  const linked = (file: string): readonly string[] =>
    [...read(file).matchAll(/\]\(([^)#\s]+\.md)/g)].map(([, to = '']) => relative(root, join(root, dirname(file), to)))
  const reached = new Set<string>()
  const visit = (file: string): void => {
    if (reached.has(file) || !existsSync(join(root, file))) return
    reached.add(file)
    for (const next of linked(file)) visit(next)
  }
  visit('docs/README.md')
  const inDocs = documents.map(({ file }) => file).filter((file) => file.startsWith('docs/'))
  expect(inDocs.filter((file) => !reached.has(file))).toEqual([])
})

test('documents mention only existing files and folders', () => {
  const folders = 'src|cli|bin|build|tools|tests|deploy|docs|bench|imagery|dealer'
  const named = new RegExp(`^(?:${folders})/[\\w./$-]*$`)
  // These paths are created by a run or by a dealer, or are only examples.
  const absent =
    /^(?:deploy\/secrets|dealer\/(?:makers\/icon|policies\/SLUG|towns\/SLUG|pages\/NAME)|src\/.*NAME|src\/.*NNNN)/
  const missing = documents
    // Decision records describe what existed when they were written.
    .filter(({ file }) => !/^(?:CHANGELOG|docs\/decisions\/\d|bench\/results)/.test(file))
    .flatMap(({ file, text }) =>
      codeSpans(text)
        .filter((code) => named.test(code) && !absent.test(code) && !existsSync(join(root, code)))
        .map((code) => `${file}: ${code}`),
    )
  expect(missing).toEqual([])
})

test('README.md has at most 120 lines, one per paragraph, and six small pictures', () => {
  const lines = read('README.md').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(120)
  const isText = (line = '') => /^[A-Za-z*[`(]/.test(line)
  const wrapped = lines.filter((line, index) => isText(line) && isText(lines[index + 1]) && !isCode(lines, index))
  expect(wrapped).toEqual([])
  const pictures = [...read('README.md').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file)
  expect(pictures).toHaveLength(6)
  for (const file of pictures) expect(statSync(join(root, file)).size, file).toBeLessThan(120 * 1024)
  expect(readdirSync(join(root, 'docs/pictures'))).toHaveLength(6)
})

test('CHANGELOG.md has one line of at most 400 characters for each change', () => {
  const lines = read('CHANGELOG.md').split('\n')
  expect(lines.filter((line) => /^\s+\S/.test(line) || line.length > 400)).toEqual([])
})

test('docs/operations.md, the index of its pages, has fewer than 40 lines', () => {
  expect(read('docs/operations.md').split('\n').length).toBeLessThan(40)
})

const isCode = (lines: readonly string[], index: number): boolean =>
  lines.slice(0, index + 1).filter((line) => line.startsWith('```')).length % 2 === 1

describe('decision records', () => {
  const order = ['Context', 'Decision']
  const further = ['Consequences', 'Measurements', 'Considered', 'Look again']

  test.each(decisions.map(({ file, text }) => [basename(file), text] as const))(
    'such as %s follow the template',
    (name, text) => {
      const number = Number(name.slice(0, 4))
      expect(text).toMatch(
        new RegExp(
          `^# ${number}\\. \\S.*\\n\\n- Date: 2\\d{3}-\\d\\d-\\d\\d\\n- Status: (?:accepted|replaced)\\b.*\\n\\n## Context\\n`,
        ),
      )
      const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
      expect(headings.slice(0, 2)).toEqual(order)
      const rest = headings.slice(2)
      expect(rest.filter((heading) => !further.includes(heading))).toEqual([])
      expect(new Set(rest).size).toBe(rest.length)
      if (rest.includes('Look again')) expect(rest.at(-1)).toBe('Look again')
    },
  )

  test('are listed in the index with the date, status and title of each', () => {
    const rows = [
      ...read('docs/decisions/README.md').matchAll(
        /^\| \[(\d+)\]\(([^)]+)\) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm,
      ),
    ]
    const index = rows.map(([, number, file, date, status, title]) => ({ number, file, date, status, title }))
    expect(index).toEqual(
      decisions.map(({ file, text }) => ({
        number: String(Number(basename(file).slice(0, 4))),
        file: basename(file),
        date: /^- Date: (.+)$/m.exec(text)?.[1],
        status: /^- Status: (.+)$/m.exec(text)?.[1],
        title: /^# \d+\. (.+)$/m.exec(text)?.[1],
      })),
    )
  })
})
