import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Table from 'cli-table3'
import { exitCodes, Failure } from './failure.ts'

export type Common = { json?: boolean }

/** For people, or as JSON for programs. Ends with a line feed. */
export function show(options: Common, data: unknown, human: () => string): void {
  process.stdout.write(`${options.json ? JSON.stringify(data, null, 2) : human()}\n`)
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const none = { top: '', 'top-mid': '', 'top-left': '', 'top-right': '', bottom: '', 'bottom-mid': '' }
  const more = { 'bottom-left': '', 'bottom-right': '', left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '' }
  const drawn = new Table({
    head: [...head],
    chars: { ...none, ...more, 'right-mid': '', middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  })
  for (const row of rows) drawn.push([...row])
  return drawn
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}

/** `label: value` lines with the values in one column. */
export function facts(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2
  return rows.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n')
}

/** Asks before something that cannot be undone. @throws Failure unless the answer is yes */
export async function confirm(question: string, { yes }: { yes?: boolean }): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY) {
    throw new Failure(
      question,
      'Nobody can be asked here. If you mean it, run it again with --yes.',
      exitCodes.declined,
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} Type yes to go ahead: `)
  terminal.close()
  if (answer.trim().toLowerCase() !== 'yes') {
    throw new Failure('Nothing was changed.', 'Answer yes, or use --yes, to go ahead.', exitCodes.declined)
  }
}

/** Streams text to a file that only its owner may read, or to standard output. */
export async function writeText(text: AsyncIterable<string>, out: string | undefined): Promise<void> {
  if (out) {
    await pipeline(Readable.from(text), createWriteStream(out, { mode: 0o600 }))
    return
  }
  for await (const piece of text) if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
}

/** The things as a JSON array, one a line. */
export async function* jsonArray(things: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const thing of things) {
    yield `${separator}${JSON.stringify(thing)}`
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`
