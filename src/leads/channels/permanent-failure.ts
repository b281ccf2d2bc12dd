/** The other side will never accept this lead, however often it is offered. */
export class PermanentFailure extends Error {}

export class AddressRefused extends PermanentFailure {}

/** The other side has said for how long to wait. */
export class RetryLater extends Error {
  readonly afterMs: number
  constructor(message: string, afterMs: number) {
    super(message)
    this.afterMs = afterMs
  }
}
