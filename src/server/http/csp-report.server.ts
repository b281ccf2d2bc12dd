import * as z from 'zod/mini'
import { log } from '../settings/log.server.ts'
import { loggedPath } from './logged-path.ts'
import { BodyTooLarge, readText } from './responses.server.ts'

const MAX_REPORT_BYTES = 16 * 1024
/** Anybody can send reports. */
const MAX_LOGGED_PER_MINUTE = 20
const MINUTE_MS = 60_000

const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
    'document-uri': z.optional(z.string()),
    disposition: z.optional(z.string()),
  }),
})

let minute = { start: Number.NEGATIVE_INFINITY, logged: 0 }

export async function receiveCspReport(request: Request): Promise<Response> {
  try {
    const { 'csp-report': violation } = report.parse(JSON.parse(await readText(request, MAX_REPORT_BYTES)))
    const now = performance.now()
    if (now - minute.start > MINUTE_MS) minute = { start: now, logged: 0 }
    if (minute.logged++ < MAX_LOGGED_PER_MINUTE) {
      log.warn(
        {
          directive: truncated(violation['effective-directive'] ?? violation['violated-directive']),
          blocked: withoutQuery(violation['blocked-uri']),
          page: loggedPath(withoutQuery(violation['document-uri'])),
        },
        violation.disposition === 'report'
          ? 'a browser reports part of a page that a stricter content security policy would block'
          : 'a browser blocked part of a page by the content security policy',
      )
    }
    return new Response(null, { status: 204 })
  } catch (error) {
    return new Response(null, { status: error instanceof BodyTooLarge ? 413 : 400 })
  }
}

const truncated = (text = ''): string => text.slice(0, 200)

/** A query may contain what a visitor typed. */
const withoutQuery = (uri = ''): string => truncated(uri.split(/[?#]/, 1)[0])
