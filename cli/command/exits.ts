import type { Command } from 'commander'

export const usageAdvice = 'Add --help to see the usage.'

/** Throws instead of exiting, and says after an error where to find the usage. @param json whether errors are printed as JSON, by run-command.ts instead of by commander */
export function withExits(command: Command, json: boolean): Command {
  command.exitOverride().showHelpAfterError(usageHint(command)).showSuggestionAfterError()
  if (json) command.configureOutput({ writeErr: () => undefined })
  for (const child of command.commands) withExits(child, json)
  return command
}

/** The error of a group is about the name of a command, with which --help shows nothing. */
const usageHint = (command: Command): string =>
  command.commands.length > 0 ? `See \`${fullName(command)} --help\`.` : usageAdvice

const fullName = (command: Command): string =>
  [...(command.parent ? [fullName(command.parent)] : []), command.name()].join(' ')
