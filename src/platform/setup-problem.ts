/** Something that a person can put right: what happened, and what to do about it. Shown without a stack trace. */
export class SetupProblem extends Error {
  override readonly name = 'SetupProblem'
  readonly fix: string
  constructor(message: string, fix: string) {
    super(message)
    this.fix = fix
  }
}

/** By name, since the built server has a copy of the class. */
export const isSetupProblem = (error: unknown): error is SetupProblem =>
  error instanceof Error && error.name === 'SetupProblem' && 'fix' in error
