import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exitCodes, Failure } from './failure.ts'

export type Common = { json?: boolean }

/** Prints JSON with --json, otherwise text for people. */
export function show(options: Common, data: unknown, human: () => string): void {
  process.stdout.write(`${options.json ? JSON.stringify(data, null, 2) : human()}\n`)
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => lines.reduce((width, line) => Math.max(width, line[column]?.length ?? 0), 0))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** An empty label continues the line above. */
export function facts(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2
  return rows.map(([label, value]) => `${(label && `${label}:`).padEnd(width)}${value}`).join('\n')
}

/** Asks before a change, unless --yes is given. @throws Failure unless the answer is yes */
export async function confirm(question: string, { yes }: { yes?: boolean }): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY) {
    throw new Failure(
      question,
      'There is no terminal for the confirmation prompt. If you are sure, run the command again with --yes.',
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

/** Writes to a file that only its owner may read, or to standard output. @throws Failure when the file exists, unless it may be overwritten */
export async function writeText(
  text: AsyncIterable<string>,
  out: string | undefined,
  { overwrite = false }: { overwrite?: boolean } = {},
): Promise<void> {
  if (out) {
    const file = await open(out, overwrite ? 'w' : 'wx', 0o600).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      throw new Failure(`${out} already exists.`, 'Choose another name, or use --overwrite to replace it.')
    })
    // An existing file may be open to others. Anything else, such as a terminal, keeps its mode.
    if ((await file.stat()).isFile()) await file.chmod(0o600)
    await pipeline(Readable.from(text), file.createWriteStream())
    return
  }
  for await (const piece of text) if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
}

/** A JSON array with one item per line. */
export async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

export async function first<T>(items: AsyncIterable<T>, limit: number): Promise<T[]> {
  const batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length === limit) break
  }
  return batch
}
