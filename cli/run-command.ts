import { type Command, CommanderError } from 'commander'
import { isSetupProblem } from '../src/server/settings/setup-problem.ts'
import { usageAdvice, withExits } from './command/exits.ts'
import { exitCodes, Failure } from './command/failure.ts'

/** Results go to standard output, errors to standard error. @returns the exit code */
export async function runCommand(words: readonly string[]): Promise<number> {
  const json = words.includes('--json')
  try {
    if (words[0] === 'dealer') {
      // Most other commands can't be loaded while the folder has mistakes.
      const { dealerGroup } = await import('./dealer/dealer-command-group.ts')
      await parse(withExits(dealerGroup().name('larkway dealer'), json), words.slice(1))
      return Number(process.exitCode ?? exitCodes.done)
    }
    // All other commands work with the last build, as the running site does.
    await import('../src/content/dealer/paths/select-build-path.ts')
    const { sourceDir } = await import('../src/content/dealer/paths/build-paths.ts')
    if (!process.env.SITE_BUILD_DIR)
      throw new Failure(
        `The site of ${sourceDir} has not been built.`,
        'Start it with `npm start`, or run `npm run build`, then try again. `larkway dealer --help` lists what works without a build.',
      )
    const failure = await environmentFailure()
    if (failure && words[0] !== 'doctor') throw failure
    if (failure) {
      // The doctor reports a broken environment itself; the other commands read it while they load.
      const { doctor } = await import('./doctor/doctor.ts')
      await doctor().exitOverride().parseAsync(words.slice(1), { from: 'user' })
    } else {
      const { program } = await import('./program.ts')
      await parse(program(json), words)
    }
    return Number(process.exitCode ?? exitCodes.done)
  } catch (error) {
    return report(error, json)
  }
}

/** Drops --help after an unknown command, since Commander would show help instead of an error for `nosuch --help`. */
async function parse(command: Command, words: readonly string[]): Promise<void> {
  const isHelp = (word: string) => word === '--help' || word === '-h'
  await command.parseAsync(hasUnknown(command, words) ? words.filter((word) => !isHelp(word)) : words, { from: 'user' })
}

function hasUnknown({ commands }: Command, [first, ...rest]: readonly string[]): boolean {
  if (commands.length === 0 || first === undefined || first.startsWith('-') || first === 'help') return false
  const child = commands.find((one) => one.name() === first || one.aliases().includes(first))
  return child === undefined || hasUnknown(child, rest)
}

const usageFix = ({ code }: CommanderError): string =>
  code === 'commander.unknownCommand' ? 'See `larkway --help`.' : usageAdvice

function report(error: unknown, json: boolean): number {
  if (error instanceof CommanderError) {
    // For example after --help.
    if (error.exitCode === 0) return exitCodes.done
    const message = error.message.replace(/^error: /, '')
    if (json) process.stderr.write(`${JSON.stringify({ error: message, fix: usageFix(error) })}\n`)
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

async function environmentFailure(): Promise<Failure | undefined> {
  const { parseEnv } = await import('../src/server/settings/env.server.ts')
  try {
    parseEnv(process.env)
    return undefined
  } catch (error) {
    return new Failure(error instanceof Error ? error.message : String(error), 'Correct these variables and try again.')
  }
}
