import { physicalShowrooms } from '../../dealer/facts/showrooms.ts'
import type { Env } from '../../platform/env.server.ts'
import { showroomVariable } from '../../platform/showroom-variable.ts'
import type { Lead } from '../lead.ts'

export type RecipientEnv = Pick<Env, Extract<keyof Env, `LEADS_EMAIL_TO${string}`>>

/** Decides who is mailed. `showroom` is that of the cart which the message is about, or empty. */
export type Route = { readonly interest: string; readonly showroom: string }

export const routeOf = ({ interest, vehicle }: Pick<Lead, 'interest' | 'vehicle'>): Route => ({
  interest,
  showroom: vehicle?.showroom ?? '',
})

/** The desk of the interest comes first, then the floor where the cart stands. */
export function recipientsFor({ interest, showroom }: Route, env: RecipientEnv): readonly string[] {
  const byInterest: Readonly<Record<string, readonly string[] | undefined>> = {
    service: env.LEADS_EMAIL_TO_SERVICE,
    parts: env.LEADS_EMAIL_TO_PARTS,
    general: env.LEADS_EMAIL_TO_GENERAL,
  }
  const variables: Readonly<Record<string, unknown>> = env
  const floor = physicalShowrooms.some(({ id }) => id === showroom) ? variables[showroomVariable(showroom)] : undefined
  return byInterest[interest] ?? (isList(floor) ? floor : undefined) ?? env.LEADS_EMAIL_TO ?? []
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)
