import { business } from '../../dealer/facts/business.ts'
import { clientIp } from '../../http/client-ip.server.ts'
import { BodyTooLarge, jsonError, mediaType, readText } from '../../http/responses.server.ts'
import { type Outcome, receiveSubmission } from '../../leads/intake/receive-submission.server.ts'
import {
  emptyForm,
  type FieldErrors,
  type FormValues,
  type OriginValues,
  originFields,
  submissionFields,
} from '../../leads/intake/submission-fields.ts'
import { log } from '../../platform/log.server.ts'

const MAX_BODY_BYTES = 32 * 1024
/** In characters, for hidden fields that are put back into the form. */
const MAX_ORIGIN_LENGTH = 200

const tooLarge = `Your message is too long: the limit is ${MAX_BODY_BYTES / 1024} KB. Shorten it, or call ${business.phone}.`

const notStored = `We could not store your message just now. Please try again in a minute, or call us at ${business.phone}.`
const RETRY_AFTER_S = 60

async function receive(request: Request, body: Record<string, unknown>): Promise<Outcome> {
  try {
    return await receiveSubmission(body, {
      clientIp: clientIp(request),
      idempotencyKey: request.headers.get('idempotency-key'),
    })
  } catch (error) {
    // The disk is full or the database is down. The visitor is told, and the form keeps the text.
    log.error({ err: error }, 'could not store a message')
    return { status: 503, error: notStored, retryAfter: RETRY_AFTER_S }
  }
}

/** POST /api/contact (product.md 7.3). */
export async function postContact(request: Request): Promise<Response> {
  if (mediaType(request) !== 'application/json') return jsonError(415, 'Send the message as application/json.')
  let body: unknown
  try {
    body = JSON.parse(await readText(request, MAX_BODY_BYTES))
  } catch (problem) {
    return problem instanceof BodyTooLarge ? jsonError(413, tooLarge) : jsonError(400, 'The body is not valid JSON.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return jsonError(422, 'Send a JSON object with firstName, lastName, email, phone, interest and message.')
  }
  const { status, error, fields, retryAfter } = await receive(request, { ...body })
  if (error === undefined) return Response.json({ ok: true }, { status, headers: { 'cache-control': 'no-store' } })
  return jsonError(status, error, { fields, headers: retryAfter ? { 'retry-after': String(retryAfter) } : {} })
}

export type RefusedForm = { values: FormValues; origin: OriginValues; fields: FieldErrors; error: string }
export type FormOutcome = Pick<Outcome, 'status' | 'retryAfter'> & { form?: RefusedForm; vehicle?: string | undefined }

/** POST /contact: the form sent without JavaScript. No form in the result means that the message is stored. */
export async function postContactForm(request: Request): Promise<FormOutcome> {
  const refuse = (status: number, error: string) => ({
    status,
    form: { values: emptyForm, origin: {}, fields: {}, error },
  })
  if (mediaType(request) !== 'application/x-www-form-urlencoded')
    return refuse(415, 'Please use the form on this page.')
  let body: Record<string, string>
  try {
    body = Object.fromEntries(new URLSearchParams(await readText(request, MAX_BODY_BYTES)))
  } catch (problem) {
    if (problem instanceof BodyTooLarge) return refuse(413, tooLarge)
    throw problem
  }
  const { status, error, fields = {}, retryAfter } = await receive(request, body)
  if (error === undefined) return { status, vehicle: body.vehicle?.slice(0, MAX_ORIGIN_LENGTH) }
  const values = Object.fromEntries(submissionFields.map((name) => [name, body[name] ?? ''])) as FormValues
  const origin = Object.fromEntries(originFields.map((name) => [name, body[name]?.slice(0, MAX_ORIGIN_LENGTH)]))
  return { status, retryAfter, form: { values, origin, fields, error } }
}
