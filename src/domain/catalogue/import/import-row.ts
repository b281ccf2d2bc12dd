import type { VehiclePatch } from '../edits/vehicle-patch.ts'

/** `column` is empty for a problem with the whole line. */
export type RowProblem = { line: number; column: string; reason: string }

export type ImportRow = { line: number; patch: VehiclePatch; problems: RowProblem[]; warnings?: RowProblem[] }

/** `line` is where the problem shows up. The message is for the person who has to correct the file. */
export class UnreadableFile extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}
