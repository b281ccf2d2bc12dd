import { physicalShowrooms } from '../../../content/dealer/facts/showrooms.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { showroomVariable } from '../../../server/settings/showroom-variable.ts'
import { personOf } from '../../staff/people.server.ts'
import type { Lead } from '../lead.ts'

export type RecipientEnv = Pick<Env, Extract<keyof Env, `LEADS_EMAIL_TO${string}`>>

/** Decides who is mailed. `showroom` is that of the cart which the message is about, or empty. */
export type Route = { readonly interest: string; readonly showroom: string }

export const routeOf = ({ interest, vehicle }: Pick<Lead, 'interest' | 'vehicle'>): Route => ({
  interest,
  showroom: vehicle?.showroom ?? '',
})

/** The desk of the interest comes first, then the floor where the cart stands. */
export function recipientsFor(route: Route, env: RecipientEnv): readonly string[] {
  const { desk, floor, all } = lists(route, env)
  return desk ?? floor ?? all
}

/** The people for its interest and showroom who don't get it at first. */
export function otherRecipients(route: Route, env: RecipientEnv): readonly string[] {
  const { desk, floor = [], all } = lists(route, env)
  const first = new Set(recipientsFor(route, env).map(personOf))
  return [...(desk ?? all), ...floor].filter((person) => !first.has(personOf(person)))
}

function lists({ interest, showroom }: Route, env: RecipientEnv) {
  const byInterest: Readonly<Record<string, readonly string[] | undefined>> = {
    service: env.LEADS_EMAIL_TO_SERVICE,
    parts: env.LEADS_EMAIL_TO_PARTS,
    general: env.LEADS_EMAIL_TO_GENERAL,
  }
  const variables: Readonly<Record<string, unknown>> = env
  const floor = physicalShowrooms.some(({ id }) => id === showroom) ? variables[showroomVariable(showroom)] : undefined
  return { desk: byInterest[interest], floor: isList(floor) ? floor : undefined, all: env.LEADS_EMAIL_TO ?? [] }
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)
