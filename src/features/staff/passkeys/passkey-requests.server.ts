import { z } from 'zod'
import { signIn as copy } from '../../../content/words/staff-sign-in.words.ts'
import { deviceName } from '../../../domain/staff/device-name.ts'
import {
  addPasskey,
  endPasskeys,
  registrationOptions,
  signInByPasskey,
  signInOptions,
} from '../../../domain/staff/passkeys.server.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import { morePath, passkeysPath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { clientIp } from '../../../server/http/client-ip.server.ts'
import { limiter } from '../../../server/http/rate-limits.server.ts'
import { jsonError, readJson } from '../../../server/http/responses.server.ts'
import { closedHeaders } from '../../../server/http/security-headers.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffRedirect } from '../frame/staff-page.server.ts'
import { beginFor } from '../sign-in/begin-session.server.ts'
import { ownPath } from '../sign-in/path-after-sign-in.ts'

const MAX_BODY_BYTES = 16 * 1024
/** The limit for one client, which may be a whole office behind one address. */
const TRIES_AN_HOUR = 60

const tries = limiter('staff-passkey', TRIES_AN_HOUR, 'hour')

/** Called by src/features/staff/browser/passkeys.ts, the script of the sign-in page and of the page 'More'; a form posts to `/end`. */
export const passkeyRoutes: readonly StaffRoute[] = [
  { access: 'messages', method: 'POST', path: `${passkeysPath}/options`, handle: options },
  { access: 'messages', method: 'POST', path: passkeysPath, rawBody: true, handle: add },
  { access: 'messages', method: 'POST', path: `${passkeysPath}/end`, handle: end },
  { access: 'anyone', method: 'POST', path: `${passkeysPath}/sign-in/options`, handle: optionsToSignIn },
  { access: 'anyone', method: 'POST', path: `${passkeysPath}/sign-in`, rawBody: true, handle: signInWith },
]

const json = (body: unknown, headers = {}): Response =>
  Response.json(body, { headers: { ...closedHeaders, ...headers } })

async function options({ session: { person } }: StaffRequest): Promise<Response> {
  const name = (await staffNames(database()))(person)
  return json(await registrationOptions(database(), env(), { person, name }, new Date()))
}

const common = { id: z.string().max(2000), rawId: z.string(), type: z.literal('public-key') }
const extensions = z.looseObject({})
const attachment = z.enum(['cross-platform', 'platform']).optional()

/** Checks only that the fields are there; the library checks their contents. */
const newSchema = z.object({
  ...common,
  response: z.looseObject({ clientDataJSON: z.string(), attestationObject: z.string() }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
})
const signInSchema = z.object({
  answer: z.object({
    ...common,
    response: z.object({
      clientDataJSON: z.string(),
      authenticatorData: z.string(),
      signature: z.string(),
      userHandle: z.string().optional(),
    }),
    authenticatorAttachment: attachment,
    clientExtensionResults: extensions,
  }),
  to: z.string(),
  isShared: z.boolean(),
})

async function add({ request, session: { person } }: StaffRequest): Promise<Response> {
  const { data: response } = newSchema.safeParse(await readJson(request, MAX_BODY_BYTES))
  const device = deviceName(request.headers.get('user-agent') ?? '')
  const isAdded = response && (await addPasskey(database(), env(), { person, device, response }, new Date()))
  return isAdded ? json({ to: `${morePath}#passkeys` }) : jsonError(400, copy.passkey.failed)
}

async function end({ form, session: { person } }: StaffRequest): Promise<Response> {
  await endPasskeys(database(), person, form.get('id') ?? '')
  return staffRedirect(`${morePath}#passkeys`)
}

async function optionsToSignIn({ request }: { request: Request }): Promise<Response> {
  if ((await tries.take(clientIp(request))) > 0) return jsonError(429, copy.tooMany)
  return json(await signInOptions(database(), env(), new Date()))
}

async function signInWith({ request }: { request: Request }): Promise<Response> {
  if ((await tries.take(clientIp(request))) > 0) return jsonError(429, copy.tooMany)
  const { data: body } = signInSchema.safeParse(await readJson(request, MAX_BODY_BYTES))
  const person = body && (await signInByPasskey(database(), env(), body.answer, new Date()))
  const leadsTo = ownPath(body?.to ?? null)
  const begun = body && person && (await beginFor(request, { person, leadsTo, isShared: body.isShared }))
  if (!begun) return jsonError(401, copy.passkey.failed)
  return json({ to: leadsTo }, { 'set-cookie': begun.headers.get('set-cookie') ?? '' })
}
