/**
 * Why something did not arrive. 'address', 'message' and 'sign-in' are the other side's refusals, 'temporary' is its request to
 * try again, and 'network' means that it gave no answer.
 */
export const problemKinds = ['address', 'message', 'sign-in', 'temporary', 'network', 'other'] as const
export type ProblemKind = (typeof problemKinds)[number]

export type DeliveryProblem = {
  /** An email address or the name of a service; empty if the problem is not about one recipient, or the address must not be stored. */
  address: string
  kind: ProblemKind
  /** An SMTP reply code or HTTP status; null without an answer. */
  code: number | null
  /** The other side's own words. */
  answer: string
}

export class Undelivered extends Error {
  readonly problems: readonly DeliveryProblem[]
  constructor(message: string, problems: readonly DeliveryProblem[], options?: ErrorOptions) {
    super(message, options)
    this.problems = problems
  }
}

export function problemsOf(error: unknown): readonly DeliveryProblem[] {
  if (error instanceof Undelivered) return error.problems
  return [{ address: '', kind: isUnanswered(error) ? 'network' : 'other', code: null, answer: explain(error) }]
}

/** Recognizes sockets' errors by the system call they name; fetch throws a TypeError with one as its cause. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' ||
    error.name === 'AbortError' ||
    'syscall' in error ||
    (error instanceof TypeError && error.cause instanceof Error))

export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** Whether the problem is a refusal, which, unlike a temporary problem, lasts until somebody changes something. */
export const isRefusal = ({ kind }: Pick<DeliveryProblem, 'kind'>): boolean =>
  kind === 'address' || kind === 'message' || kind === 'sign-in'

/** 'refused for ann@dealer.example: 550 no such person' */
export const refusalText = (problems: readonly DeliveryProblem[]): string =>
  problems
    .filter(isRefusal)
    .map(({ address, answer }) => `refused for ${address}: ${answer}`)
    .join('; ')

export const kindOfStatus = (status: number): ProblemKind => {
  if (status === 401 || status === 403) return 'sign-in'
  if (status === 404 || status === 410) return 'address'
  return status < 400 || status >= 500 || status === 408 || status === 429 ? 'temporary' : 'message'
}
