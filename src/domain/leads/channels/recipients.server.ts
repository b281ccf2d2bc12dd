import { physicalShowrooms } from '../../../content/dealer/facts/showrooms.facts.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { showroomVariable } from '../../../server/settings/showroom-mail-variable.ts'
import type { MailChoice } from '../../staff/mail-choices.server.ts'
import { personOf } from '../../staff/people.server.ts'
import type { Lead } from '../lead.ts'
import { mailTopicOf } from '../mail-topics.ts'

export type RecipientEnv = Pick<Env, Extract<keyof Env, `LEADS_EMAIL_TO${string}`>> & {
  /** The owner's choices, which replace the settings. */
  choices?: readonly MailChoice[]
  /** People who get messages that these choices send to nobody. */
  owners?: readonly string[]
}

/** Decides who is mailed. `showroom` is that of the cart in the message; it may be empty. */
export type Route = { readonly interest: string; readonly topic: string; readonly showroom: string }

export const routeOf = ({ interest, topic, vehicle }: Pick<Lead, 'interest' | 'topic' | 'vehicle'>): Route => ({
  interest,
  topic,
  showroom: vehicle?.showroom ?? '',
})

/** In a choice, means messages about no cart, or about a cart at no showroom. */
export const noShowroom = 'none'

const showroomOf = ({ showroom }: Route): string =>
  physicalShowrooms.some(({ id }) => id === showroom) ? showroom : noShowroom

const takes = ({ showrooms }: MailChoice, route: Route): boolean =>
  showrooms.length === 0 || showrooms.includes(showroomOf(route))

/** People chosen for the topic and showroom. */
export const chosenFor = (route: Route, choices: readonly MailChoice[]): readonly MailChoice[] =>
  choices.filter((choice) => choice.topics.includes(mailTopicOf(route)) && takes(choice, route))

/** People chosen by an owner, or else the owners. Without choices, the people set for the interest, or else for the cart's showroom, or else for all messages. */
export function recipientsFor(route: Route, env: RecipientEnv): readonly string[] {
  const { choices = [], owners = [] } = env
  if (choices.length > 0) {
    const chosen = chosenFor(route, choices).map(({ person }) => person)
    const people = chosen.length > 0 ? chosen : owners
    if (people.length > 0) return people
  }
  const { desk, floor, all } = lists(route, env)
  return desk ?? floor ?? all
}

/** Other people chosen for the topic, or set for the interest or the showroom, who don't get the first email. */
export function otherRecipients(route: Route, env: RecipientEnv): readonly string[] {
  const { choices = [] } = env
  const { desk, floor = [], all } = lists(route, env)
  const first = new Set(recipientsFor(route, env).map(personOf))
  const elsewhere = choices.filter(({ topics }) => topics.includes(mailTopicOf(route))).map(({ person }) => person)
  const others = choices.length > 0 ? elsewhere : [...(desk ?? all), ...floor]
  return others.filter((person) => !first.has(personOf(person)))
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
