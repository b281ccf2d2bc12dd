import { write, writeFileSync } from 'node:fs'

const STANDARD_OUTPUT = 1

/** Where the log goes. Tests replace both functions, so that a failed test shows what it logged. */
export const standardOutput = {
  write: (bytes: Buffer, callback: (error: Error | null, written: number) => void): void =>
    write(STANDARD_OUTPUT, bytes, callback),
  writeSync: (bytes: Buffer): void => writeFileSync(STANDARD_OUTPUT, bytes),
}
