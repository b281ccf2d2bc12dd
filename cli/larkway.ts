/** The staff command line: `npx larkway --help`. */
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { CommanderError } from 'commander'
import { parseEnv } from '../src/platform/env.server.ts'
import { exitCodes, Failure } from './command/failure.ts'

// Everything after this starts in half the time when it has run before.
enableCompileCache(resolve(import.meta.dirname, '../node_modules/.cache/larkway'))
// The site is started in its own folder, staff may be anywhere, such as beside the file to import.
process.env.DATA_DIR = resolve(import.meta.dirname, '..', process.env.DATA_DIR || 'data')
// Answers go to standard output; log lines between them would spoil JSON.
process.env.LOG_LEVEL = 'silent'
// Closing the reading end, as `| head` does, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const words = process.argv.slice(2)
const json = words.includes('--json')

function report(error: unknown): number {
  if (error instanceof CommanderError) {
    // Help is no error.
    if (error.exitCode === 0) return exitCodes.done
    const said = error.message.replace(/^error: /, '')
    if (json) process.stderr.write(`${JSON.stringify({ error: said, fix: 'Add --help to see how it is used.' })}\n`)
    return exitCodes.wrongUse
  }
  const failure =
    error instanceof Failure
      ? error
      : new Failure(
          error instanceof Error ? error.message : String(error),
          'Run `larkway doctor` to see whether anything around the site is amiss.',
        )
  const { message, fix, facts, exitCode } = failure
  process.stderr.write(json ? `${JSON.stringify({ error: message, fix, ...facts })}\n` : `${message}\n${fix}\n`)
  return exitCode
}

function environmentFailure(): Failure | undefined {
  try {
    parseEnv(process.env)
    return undefined
  } catch (error) {
    return new Failure(error instanceof Error ? error.message : String(error), 'Correct these variables and try again.')
  }
}

try {
  const failure = environmentFailure()
  if (failure && words[0] !== 'doctor') throw failure
  if (failure) {
    // The doctor looks at a broken environment too; the other commands read it as they load.
    const { doctor } = await import('./doctor/doctor.ts')
    await doctor().exitOverride().parseAsync(words.slice(1), { from: 'user' })
  } else {
    const { program } = await import('./program.ts')
    await program(json).parseAsync(words, { from: 'user' })
  }
} catch (error) {
  process.exitCode = report(error)
}
