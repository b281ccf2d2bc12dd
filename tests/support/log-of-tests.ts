/** Turns the log of modules under test into output of the test, which Vitest prints if it fails. */
import { standardOutput } from '../../src/server/system/log-output.server.ts'

Object.assign(standardOutput, {
  write(lines, callback) {
    console.log(String(lines).trimEnd())
    setImmediate(callback, null, lines.length)
  },
  // When the process ends, there is no test left to print the log for.
  writeSync() {},
} satisfies typeof standardOutput)
