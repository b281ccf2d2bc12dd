import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LONG = 250
const [decision = ''] = globSync('docs/decisions/0010-*.md')

test('decision 10 lists exactly the files longer than 250 lines', () => {
  const files = globSync('{src,cli,build,tools,bin,bench,imagery,tests}/**/*.{ts,tsx,mjs,py}', {
    exclude: ['**/*.gen.ts'],
  })
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > LONG)
  const listed = [...readFileSync(decision, 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file)
  expect(long.sort()).toEqual(listed.sort())
})
