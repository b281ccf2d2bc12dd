import { ping } from './database.server.ts'
import { jsonError, methodNotAllowed } from './http.server.ts'
import { log } from './log.server.ts'
import { database } from './services.server.ts'

/** While the database keeps everybody waiting, all who ask wait for one answer. */
let underWay: Promise<void> | undefined

function databaseAnswers(): Promise<void> {
  underWay ??= ping(database()).finally(() => {
    underWay = undefined
  })
  return underWay
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
