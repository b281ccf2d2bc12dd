/** Turns the log of modules under test into output of the test, which Vitest prints if it fails. */
import { standardOutput } from '../../src/server/settings/standard-output.server.ts'

Object.assign(standardOutput, {
  write(lines, callback) {
    console.log(String(lines).trimEnd())
    setImmediate(callback, null, lines.length)
  },
  // At the end of the process, no test is left that could fail.
  writeSync() {},
} satisfies typeof standardOutput)
