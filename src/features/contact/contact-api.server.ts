import { business } from '../../content/dealer/facts/business.facts.ts'
import { pictureProblems } from '../../content/words/lead-pictures.words.ts'
import { type Outcome, receiveSubmission } from '../../domain/leads/intake/receive-submission.server.ts'
import {
  emptyForm,
  type FieldErrors,
  type FormValues,
  type OriginValues,
  originFields,
  submissionFields,
} from '../../domain/leads/intake/submission-fields.ts'
import { type MissingReason, writeMissing } from '../../domain/leads/pictures/missing-message-pictures.ts'
import { clientIp } from '../../server/http/client-ip.server.ts'
import { type MultipartForm, UnreadableForm, withMultipart } from '../../server/http/multipart.server.ts'
import { BodyTooLarge, jsonError, mediaType, readText } from '../../server/http/responses.server.ts'
import { log } from '../../server/system/log.server.ts'

const MAX_BODY_BYTES = 32 * 1024
/** In characters: longer values of hidden fields are cut before the next page gets them. */
const MAX_ORIGIN_LENGTH = 200

const tooLarge = `Your message is too long: the limit is ${MAX_BODY_BYTES / 1024} KB. Shorten it, or call ${business.phone}.`

const notTheForm = 'Please use the form on this page.'

const notStored = `We could not store your message just now. Please try again in a minute, or call us at ${business.phone}.`
const RETRY_AFTER_S = 60

async function receive(
  request: Request,
  body: Record<string, unknown>,
  pictures: readonly File[] = [],
  noPictures?: MissingReason,
): Promise<Outcome> {
  try {
    return await receiveSubmission(body, {
      clientIp: clientIp(request),
      idempotencyKey: request.headers.get('idempotency-key'),
      pictures,
      noPictures,
    })
  } catch (error) {
    // The disk may be full or the database down. The visitor is told, and the form keeps the input.
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

export type RefusedForm = {
  values: FormValues
  origin: OriginValues
  fields: FieldErrors
  error: string
  /** Pictures have to be chosen again, since no page can put files into a form. */
  hadPictures: boolean
}
export type FormOutcome = Pick<Outcome, 'status' | 'retryAfter'> & {
  form?: RefusedForm
  vehicle?: string | undefined
  /** In the format of src/domain/leads/pictures/missing-message-pictures.ts. */
  missing?: string | undefined
}

const refuse = (status: number, error: string): FormOutcome => ({
  status,
  form: { values: emptyForm, origin: {}, fields: {}, error, hadPictures: false },
})

/** POST /contact: the form sent without JavaScript, or with pictures. No form in the result means that the message is stored. */
export async function postContactForm(request: Request): Promise<FormOutcome> {
  const type = mediaType(request)
  try {
    if (type === 'multipart/form-data') {
      return await withMultipart(request, clientIp(request), (form) => answerMultipart(request, form))
    }
    if (type !== 'application/x-www-form-urlencoded') return refuse(415, notTheForm)
    const body = Object.fromEntries(new URLSearchParams(await readText(request, MAX_BODY_BYTES)))
    return formOutcome(body, await receive(request, body))
  } catch (problem) {
    if (problem instanceof BodyTooLarge) return refuse(413, tooLarge)
    if (problem instanceof UnreadableForm) return refuse(400, notTheForm)
    throw problem
  }
}

async function answerMultipart(request: Request, { fields, files, cut }: MultipartForm): Promise<FormOutcome> {
  if (Buffer.byteLength(JSON.stringify(fields)) > MAX_BODY_BYTES) return refuse(413, tooLarge)
  // The client is still sending the message or will send it again, so storing it now could store it twice.
  if (cut === 'too slow') return formOutcome(fields, { status: 408, error: pictureProblems.tooSlow }, true)
  if (cut === 'too many') {
    return formOutcome(fields, { status: 429, error: pictureProblems.underWay, retryAfter: RETRY_AFTER_S }, true)
  }
  if (cut) return formOutcome(fields, await receive(request, fields, [], cut === 'busy' ? 'busy' : 'total'), true)
  return formOutcome(fields, await receive(request, fields, files), files.length > 0)
}

function formOutcome(
  body: Record<string, string>,
  { status, error, fields = {}, retryAfter, missing = [] }: Outcome,
  hadPictures = false,
): FormOutcome {
  if (error === undefined) {
    return { status, vehicle: body.vehicle?.slice(0, MAX_ORIGIN_LENGTH), missing: writeMissing(missing) || undefined }
  }
  const values = Object.fromEntries(submissionFields.map((name) => [name, body[name] ?? ''])) as FormValues
  const origin = Object.fromEntries(originFields.map((name) => [name, body[name]?.slice(0, MAX_ORIGIN_LENGTH)]))
  return { status, ...(retryAfter && { retryAfter }), form: { values, origin, fields, error, hadPictures } }
}

/** For the form with JavaScript, which posts messages with pictures here and all others to the API. */
export function asJson({ status, form, retryAfter, missing }: FormOutcome): Response {
  if (!form) return Response.json({ ok: true, missing }, { status, headers: { 'cache-control': 'no-store' } })
  const { error, fields } = form
  const headers = retryAfter ? { 'retry-after': String(retryAfter) } : undefined
  return jsonError(status, error, { ...(Object.keys(fields).length > 0 && { fields }), ...(headers && { headers }) })
}
