import type { VehiclePatch } from '../vehicle-patch.ts'

/** A problem in a file, or a warning about it. `column` is empty when it concerns the whole line. */
export type Problem = { line: number; column: string; reason: string }

/** One vehicle in a file, with the cells that could not be read, and warnings about those that were read in part. */
export type ImportRow = { line: number; patch: VehiclePatch; problems: Problem[]; warnings?: Problem[] }

/** The whole file cannot be read. `line` is where that shows; the message says how to correct it. */
export class UnreadableFile extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}
