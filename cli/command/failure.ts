export const exitCodes = { done: 0, failed: 1, usageError: 2, notFound: 3, declined: 4 } as const

/** An error that staff can fix. Says what happened and what to do next. */
export class Failure extends Error {
  readonly fix: string
  readonly exitCode: number
  /** Details for `--json`. */
  readonly facts: object
  constructor(what: string, fix: string, exitCode: number = exitCodes.failed, facts: object = {}) {
    super(what)
    this.fix = fix
    this.exitCode = exitCode
    this.facts = facts
  }
}

export const notFound = (what: string, fix: string): Failure => new Failure(what, fix, exitCodes.notFound)
export const usageError = (what: string, fix: string): Failure => new Failure(what, fix, exitCodes.usageError)
