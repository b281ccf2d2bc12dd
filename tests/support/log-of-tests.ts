/**
 * What modules under test log in this process becomes output of the test, which Vitest prints if it fails. The log writes to standard
 * output by itself, past the console.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const STANDARD_OUTPUT = 1

Object.assign(fs, {
  write: new Proxy(fs.write, {
    apply(write, self, words) {
      const [file, lines, done] = words
      if (file !== STANDARD_OUTPUT) return Reflect.apply(write, self, words)
      console.log(String(lines).trimEnd())
      setImmediate(done, null, lines.length)
    },
  }),
  writeFileSync: new Proxy(fs.writeFileSync, {
    apply(write, self, words) {
      // At the end of the process no test is left that could fail.
      if (words[0] !== STANDARD_OUTPUT) Reflect.apply(write, self, words)
    },
  }),
})
syncBuiltinESMExports()
