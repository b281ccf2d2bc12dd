import * as z from 'zod/mini'
import { log } from '../system/log.server.ts'
import { loggedPath } from './logged-path.ts'
import { minuteLimiter } from './rate-limits.server.ts'
import { BodyTooLarge, readText } from './responses.server.ts'

const MAX_REPORT_BYTES = 16 * 1024
/** Limits what is logged, since anybody can send reports. */
const logged = minuteLimiter('csp-reports', 20)

const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
    'document-uri': z.optional(z.string()),
    disposition: z.optional(z.string()),
  }),
})

export async function receiveCspReport(request: Request): Promise<Response> {
  try {
    const { 'csp-report': violation } = report.parse(JSON.parse(await readText(request, MAX_REPORT_BYTES)))
    if ((await logged.take('all')) === 0) {
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

/** Drops the query string, which may contain what a visitor typed. */
const withoutQuery = (uri = ''): string => truncated(uri.split(/[?#]/, 1)[0])
