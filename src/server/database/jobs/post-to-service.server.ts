import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { publicLookup, refuseLiteral } from '../../system/public-address.server.ts'
import { PermanentFailure, RetryLater } from './delivery-errors.ts'
import { type DeliveryProblem, kindOfStatus, Undelivered } from './delivery-problem.ts'

const ANSWER_WITHIN_MS = 20_000

export type Post = { url: string; headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> }

export class PostRefused extends PermanentFailure {
  readonly status: number
  constructor(status: number) {
    super(answered(status), [problemOf(status)])
    this.status = status
  }
}

const answered = (status: number): string => `it answered ${status}`

const problemOf = (status: number): DeliveryProblem => ({
  address: '',
  kind: kindOfStatus(status),
  code: status,
  answer: answered(status),
})

/** Errors for a refusal never contain the address, which is secret. @throws PostRefused if a retry would be refused as well */
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
    signal: inTime(signal),
  })
  return outcomeOf(response.status, await response.text(), response.headers.get('retry-after'))
}

/** Posts to an address from outside: only on the public internet, without redirects. @throws NotPublic, and what `post` throws */
export async function postPublic({ url, headers, body }: Post, signal: AbortSignal) {
  const target = new URL(url)
  refuseLiteral(target)
  const { request } = target.protocol === 'https:' ? https : http
  // A connection that is kept alive would not be checked again.
  const options = { method: 'POST', headers, lookup: publicLookup, agent: false, signal: inTime(signal) }
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request(target, options, resolve).on('error', reject).end(body)
  })
  const { statusCode: status = 0, headers: answer } = response
  return outcomeOf(status, await text(response), answer['retry-after'])
}

const inTime = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)])

function outcomeOf(status: number, body: string, retryAfter: string | null | undefined) {
  if (status >= 200 && status < 300) return { status, body }
  const problem = problemOf(status)
  if (problem.kind !== 'temporary') throw new PostRefused(status)
  const seconds = Number(retryAfter)
  throw seconds > 0
    ? new RetryLater(problem.answer, [problem], seconds * 1000)
    : new Undelivered(problem.answer, [problem])
}
