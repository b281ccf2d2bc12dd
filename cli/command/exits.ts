import type { Command } from 'commander'

/** Throws instead of exiting, and mentions --help after an error. @param json whether errors are printed as JSON, by run-command.ts instead of by commander */
export function withExits(command: Command, json: boolean): Command {
  command.exitOverride().showHelpAfterError('Add --help to see the usage.').showSuggestionAfterError()
  if (json) command.configureOutput({ writeErr: () => undefined })
  for (const child of command.commands) withExits(child, json)
  return command
}
