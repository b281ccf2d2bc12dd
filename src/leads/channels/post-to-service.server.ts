import { PermanentFailure, RetryLater } from './permanent-failure.ts'

const ANSWER_WITHIN_MS = 20_000

type Post = { url: string; headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> }

export class PostRefused extends PermanentFailure {
  readonly status: number
  constructor(status: number) {
    super(answered(status))
    this.status = status
  }
}

const answered = (status: number): string => `it answered ${status}`

/** Nothing that it throws names the address, which is a secret. @throws PostRefused when a repeat would be refused as well */
export async function post(
  { url, headers, body }: Post,
  signal: AbortSignal,
): Promise<{ status: number; body: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    // The text goes only to the configured address.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  })
  const { status } = response
  const text = await response.text()
  if (response.ok) return { status, body: text }
  const mayPass = status < 400 || status >= 500 || status === 408 || status === 429
  if (!mayPass) throw new PostRefused(status)
  const seconds = Number(response.headers.get('retry-after'))
  throw seconds > 0 ? new RetryLater(answered(status), seconds * 1000) : new Error(answered(status))
}
