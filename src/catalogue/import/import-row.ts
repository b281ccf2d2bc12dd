import type { VehiclePatch } from '../vehicle-patch.ts'

/** What is wrong with a file; `column` is empty when it is the whole line. */
export type Problem = { line: number; column: string; reason: string }

/** One vehicle of a file, with what could not be read of it. */
export type ImportRow = { line: number; patch: VehiclePatch; problems: Problem[] }

/** A file that cannot be read as a whole: the line where that shows, and in the message how to correct it. */
export class UnreadableFile extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}
