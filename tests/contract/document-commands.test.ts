import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { program } from '../../cli/program.ts'
import { codeSpans, documents, root, shellLines } from '../support/documents.ts'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
const steps = [
  ...readFileSync(join(root, 'tools/test.ts'), 'utf8').matchAll(/^ {2}(\w+): (?:async|tool|script|\()/gm),
].map(([, step]) => step)
const current = documents.filter(({ file }) => !/^(?:CHANGELOG|docs\/decisions\/\d|bench\/results)/.test(file))

/**
 * Splits a line into commands and their words. A quoted string is one word, and variables set before a command are left out.
 */
const commandsIn = (line: string): readonly (readonly string[])[] =>
  line
    .split(/\s*(?:&&|\|\||[|;])\s*/)
    .map((part) =>
      [...part.matchAll(/"[^"]*"|'[^']*'|\S+/g)]
        .map(([word]) => word)
        .filter((_, index, words) => !words.slice(0, index + 1).every((one) => /^[A-Z_0-9]+=/.test(one))),
    )

const written = current.flatMap(({ file, text }) =>
  [...shellLines(text), ...codeSpans(text)].flatMap((line) => commandsIn(line).map((words) => ({ file, line, words }))),
)

const larkway = program(false)
const groups = new Map(
  larkway.commands.flatMap((one) => [one.name(), ...one.aliases()].map((name) => [name, one] as const)),
)

/** @returns the words after `larkway`, or all words if they name a group and its command, as in `leads show ID`; otherwise undefined */
function larkwayWords(words: readonly string[]): readonly string[] | undefined {
  const [first = '', second = '', third = ''] = words
  if (first === 'larkway') return words.slice(1)
  if ((first === 'npx' || first === 'sudo') && second === 'larkway') return words.slice(2)
  if (first === 'npm' && second === 'run' && third === 'larkway') return words.slice(4)
  const group = groups.get(first)
  return group?.commands.some((one) => one.name() === second) ? words : undefined
}

/** @returns what is wrong with the command, or undefined */
function problemOf(words: readonly string[]): string | undefined {
  let command: Command = larkway
  let rest = words
  for (const [index, word] of words.entries()) {
    const child = command.commands.find((one) => one.name() === word || one.aliases().includes(word))
    if (!child) break
    command = child
    rest = words.slice(index + 1)
  }
  const [next] = rest
  if (command.commands.length > 0 && next && /^[a-z]/.test(next)) return `no command ${next}`
  const known = [...command.options, ...larkway.options].flatMap(({ long, short }) => [long, short])
  const unknown = rest
    .map((word) => word.split('=')[0] ?? '')
    .filter((word) => /^--\w/.test(word) && word !== '--help' && !known.includes(word))
  return unknown.length > 0 ? `no option ${unknown.join(', ')}` : undefined
}

const where = (file: string, line: string, problem: string): string => `${file}: ${line}: ${problem}`

describe('commands in the documents', () => {
  test('use only existing commands and options of larkway', () => {
    const found = written.flatMap(({ file, line, words }) => {
      const own = larkwayWords(words)
      return own ? [{ file, line, problem: problemOf(own) }] : []
    })
    expect(found.length).toBeGreaterThan(100)
    expect(found.flatMap(({ file, line, problem }) => (problem ? [where(file, line, problem)] : []))).toEqual([])
  })

  test('cover every command of larkway', () => {
    const named = new Set(
      written.map(({ words }) =>
        larkwayWords(words)
          ?.filter((word) => /^[a-z][a-z-]*$/.test(word))
          .slice(0, 2)
          .join(' '),
      ),
    )
    const commands = larkway.commands.flatMap((one) =>
      one.commands.length === 0 ? [one.name()] : one.commands.map((child) => `${one.name()} ${child.name()}`),
    )
    expect(commands.filter((name) => ![...named].some((one) => one === name || one?.startsWith(`${name} `)))).toEqual(
      [],
    )
  })

  test('use only existing npm scripts, steps and files', () => {
    const problems = written.flatMap(({ file, line, words }) => {
      const [first, second = '', third = ''] = words
      if (first !== 'npm' || !['run', 'test', 'start'].includes(second)) return []
      const script = second === 'run' ? third : second
      if (script.startsWith('-')) return []
      const args = words.slice(words.indexOf('--') + 1)
      const given = words.includes('--') ? args : []
      if (!(script in scripts) && !script.endsWith(':*')) return [where(file, line, `no script ${script}`)]
      if (script === 'test' && given.some((step) => !steps.includes(step))) return [where(file, line, 'no such step')]
      if (
        script === 'test:faults' &&
        given.some((name) => !existsSync(join(root, `tests/faults-long/${name}.test.ts`)))
      )
        return [where(file, line, 'no such test')]
      return []
    })
    expect(problems).toEqual([])
  })

  test('include every benchmark, in bench/README.md', () => {
    const bench = documents.find(({ file }) => file === 'bench/README.md')?.text ?? ''
    const benches = Object.keys(scripts).filter((name) => name.startsWith('bench:'))
    expect(benches.filter((name) => !bench.includes(`npm run ${name}`))).toEqual([])
  })

  test('run only existing test files', () => {
    const files = written
      .filter(({ words: [first, second] }) => first === 'npx' && (second === 'vitest' || second === 'playwright'))
      .flatMap(({ words }) => words.filter((word) => /\.(?:test|spec)\.ts$/.test(word)))
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})
