import { accessOf } from '../../../domain/staff/people.server.ts'
import type { SignedIn } from '../../../domain/staff/sign-ins.server.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { signedIn } from '../frame/request-session.server.ts'

/** @returns undefined for somebody who was taken off the list after the email was sent */
export async function beginFor(request: Request, result: SignedIn): Promise<Response | undefined> {
  const access = await accessOf(database(), env(), result.person)
  return access === 'none' || access === 'removed' ? undefined : signedIn(request, result)
}
