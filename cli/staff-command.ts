import { Command } from 'commander'

/** A command as every one of them begins: with --json, and help that says what it ends with. */
export function staffCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--json', 'answer as JSON, for programs')
    .addHelpText(
      'after',
      '\nEnds with 0 done, 1 failed, 2 wrong use, 3 not found, 4 not confirmed. What went wrong is said on standard error.',
    )
}

/** An example under the help of a command. */
export const example = (...lines: string[]): string =>
  `\nExamples:\n${lines.map((line) => `  larkway ${line}`).join('\n')}`
