/** A problem that an operator can fix: what happened and what to do. Shown without a stack trace. */
export class SetupProblem extends Error {
  override readonly name = 'SetupProblem'
  readonly fix: string
  constructor(message: string, fix: string) {
    super(message)
    this.fix = fix
  }
}

/** Compares the name, because the built server bundles its own copy of the class. */
export const isSetupProblem = (error: unknown): error is SetupProblem =>
  error instanceof Error && error.name === 'SetupProblem' && 'fix' in error
