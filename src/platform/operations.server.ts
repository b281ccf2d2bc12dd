import { jsonError, methodNotAllowed } from '../http/responses.server.ts'
import { database } from './app-database.server.ts'
import { ping } from './database.server.ts'
import { log } from './log.server.ts'

/** While the database keeps everybody waiting, all who ask wait for one answer. */
let inFlight: Promise<void> | undefined

function databaseAnswers(): Promise<void> {
  inFlight ??= ping(database()).finally(() => {
    inFlight = undefined
  })
  return inFlight
}

const noStore = { 'cache-control': 'no-store' }

/** /healthz: the process answers. /readyz: so does the database, and it can be written to. undefined for any other path. */
export async function handleOperations(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (pathname !== '/healthz' && pathname !== '/readyz') return undefined
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(['GET', 'HEAD'])
  if (pathname === '/healthz') return Response.json({ status: 'ok' }, { headers: noStore })
  try {
    await databaseAnswers()
    return Response.json({ status: 'ready' }, { headers: noStore })
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return jsonError(503, 'The database does not answer.')
  }
}
