/** The staff command line: `npx larkway --help`. */
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { runCommand } from './run-command.ts'

// This halves the startup time from the second run on.
enableCompileCache(resolve(import.meta.dirname, '../node_modules/.cache/larkway'))
// Commands may run in any folder, while paths in the environment are relative to the project.
if (!process.env.DATA_DIR_FILE) {
  process.env.DATA_DIR = resolve(import.meta.dirname, '..', process.env.DATA_DIR || 'data')
}
// Log lines would break the JSON on standard output.
Object.assign(process.env, { LOG_LEVEL: 'silent', LOG_LEVEL_FILE: '' })
// A closed pipe, as after `| head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await runCommand(process.argv.slice(2))
