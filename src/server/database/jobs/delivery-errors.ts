import { type DeliveryProblem, Undelivered } from './delivery-problem.ts'

/** The other side will never accept this message, however often it is offered. */
export class PermanentFailure extends Undelivered {}

export class AddressRefused extends PermanentFailure {}

/** The other side has said how long to wait. */
export class RetryLater extends Undelivered {
  readonly afterMs: number
  constructor(message: string, problems: readonly DeliveryProblem[], afterMs: number) {
    super(message, problems)
    this.afterMs = afterMs
  }
}
