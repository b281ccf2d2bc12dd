import * as z from 'zod/mini'
import { log } from '../platform/log.server.ts'
import { BodyTooLarge, readText } from './responses.server.ts'

const MAX_REPORT_BYTES = 16 * 1024
/** Reports that are logged a minute: anybody can send them. */
const LOGGED_A_MINUTE = 20
const MINUTE_MS = 60_000

const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
    'document-uri': z.optional(z.string()),
  }),
})

let minute = { began: Number.NEGATIVE_INFINITY, logged: 0 }

/** What a browser says of something on a page that the policy forbids. Always thanked for, logged while there are few. */
export async function takeCspReport(request: Request): Promise<Response> {
  try {
    const { 'csp-report': said } = report.parse(JSON.parse(await readText(request, MAX_REPORT_BYTES)))
    const now = performance.now()
    if (now - minute.began > MINUTE_MS) minute = { began: now, logged: 0 }
    if (minute.logged++ < LOGGED_A_MINUTE) {
      log.warn(
        {
          directive: short(said['effective-directive'] ?? said['violated-directive']),
          blocked: withoutQuery(said['blocked-uri']),
          page: withoutQuery(said['document-uri']),
        },
        'a browser has kept something from a page, as the policy says',
      )
    }
    return new Response(null, { status: 204 })
  } catch (error) {
    return new Response(null, { status: error instanceof BodyTooLarge ? 413 : 400 })
  }
}

const short = (text = ''): string => text.slice(0, 200)

/** A query may hold what a visitor typed. */
const withoutQuery = (uri = ''): string => short(uri.split(/[?#]/, 1)[0])
