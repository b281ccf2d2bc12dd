// Adds up what Vitest and Playwright printed, for the closing line of .ci/run.
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const output = stripVTControlCharacters(readFileSync(process.argv[2] ?? '', 'utf8'))
const sum = (pattern) => [...output.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0)
const passed = sum(/^\s+Tests\s.*?(\d+) passed/gm) + sum(/^\s+(\d+) passed \(/gm)
const failed = sum(/^\s+Tests\s.*?(\d+) failed/gm) + sum(/^\s+(\d+) failed$/gm)
console.log(`${passed} passed, ${failed} failed`)
if (passed === 0) process.exit(1)
