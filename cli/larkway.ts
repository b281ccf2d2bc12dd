/** The staff command line: `npx larkway --help`. */
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { CommanderError } from 'commander'
import { parseEnv } from '../src/platform/env.server.ts'
import { isSetupProblem } from '../src/platform/setup-problem.ts'
import { exitCodes, Failure } from './command/failure.ts'

// Halves startup time from the second run on.
enableCompileCache(resolve(import.meta.dirname, '../node_modules/.cache/larkway'))
// Commands may be run from any folder, while paths in the environment are relative to the project.
if (!process.env.DATA_DIR_FILE) {
  process.env.DATA_DIR = resolve(import.meta.dirname, '..', process.env.DATA_DIR || 'data')
}
// Log lines would break the JSON on standard output.
Object.assign(process.env, { LOG_LEVEL: 'silent', LOG_LEVEL_FILE: '' })
// A closed pipe, as after `| head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const words = process.argv.slice(2)
const json = words.includes('--json')

function report(error: unknown): number {
  if (error instanceof CommanderError) {
    // --help
    if (error.exitCode === 0) return exitCodes.done
    const message = error.message.replace(/^error: /, '')
    if (json) process.stderr.write(`${JSON.stringify({ error: message, fix: 'Add --help to see the usage.' })}\n`)
    return exitCodes.usageError
  }
  const failure =
    error instanceof Failure
      ? error
      : isSetupProblem(error)
        ? new Failure(error.message, error.fix)
        : new Failure(
            error instanceof Error ? error.message : String(error),
            'Run `larkway doctor` to see whether something the site depends on is broken.',
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
    // The doctor reports a broken environment itself; the other commands read it while they load.
    const { doctor } = await import('./doctor/doctor.ts')
    await doctor().exitOverride().parseAsync(words.slice(1), { from: 'user' })
  } else {
    const { program } = await import('./program.ts')
    await program(json).parseAsync(words, { from: 'user' })
  }
} catch (error) {
  process.exitCode = report(error)
}
