import { Command, InvalidArgumentError } from 'commander'

/** Adds what all commands share: --json, and the exit codes in the help. */
export function staffCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--json', 'print JSON, for programs')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 failed, 2 usage error, 3 not found, 4 not confirmed. Errors are written to standard error.',
    )
}

export const example = (...lines: string[]): string =>
  `\nExamples:\n${lines.map((line) => `  larkway ${line}`).join('\n')}`

export function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('Use a whole number of 1 or more.')
  return number
}
