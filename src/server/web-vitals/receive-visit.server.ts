import * as z from 'zod/mini'
import { minuteLimiter } from '../http/rate-limits.server.ts'
import { BodyTooLarge, jsonError, readText } from '../http/responses.server.ts'
import { env } from '../settings/env.server.ts'
import { countVisit } from './visit-counts.server.ts'
import { devices, pageKinds } from './visit-report.ts'

const MAX_REPORT_BYTES = 256
/** Anybody can send reports, so those above this total per minute for all visitors are dropped. */
const reports = minuteLimiter('web-vitals', 600)
const LONGEST_MS = 10 * 60_000

const ms = z.optional(z.number().check(z.gte(0), z.lte(LONGEST_MS)))
const visitReport = z.strictObject({
  page: z.enum(pageKinds),
  device: z.enum(devices),
  lcp: ms,
  inp: ms,
  cls: z.optional(z.number().check(z.gte(0), z.lte(100))),
})

export async function receiveVisit(request: Request): Promise<Response> {
  if (env().FIELD_SAMPLE === 0) return jsonError(404, 'This site measures no visits.')
  try {
    const report = visitReport.parse(JSON.parse(await readText(request, MAX_REPORT_BYTES)))
    if ((await reports.take('all')) > 0) return jsonError(429, 'That is enough for a minute.')
    countVisit(report)
    return new Response(null, { status: 204 })
  } catch (error) {
    return error instanceof BodyTooLarge
      ? jsonError(413, 'A report is shorter.')
      : jsonError(400, 'That is no report of a visit.')
  }
}
