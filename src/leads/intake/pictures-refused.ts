/** The message says what to do. */
export class PicturesRefused extends Error {
  readonly status: 422 | 429 | 503
  /** In seconds. */
  readonly retryAfter: number | undefined
  constructor(status: 422 | 429 | 503, sentence: string, retryAfter?: number) {
    super(sentence)
    this.status = status
    this.retryAfter = retryAfter
  }
}
