import { physicalShowrooms } from '../../../content/dealer/facts/showrooms.facts.ts'
import { showroomTown } from '../../../content/dealer/showroom-names.ts'
import { peoplePage as copy } from '../../../content/words/staff-people.words.ts'
import { changeTime } from '../../../domain/catalogue/edits/stock-change-words.ts'
import { noShowroom, recipientsFor } from '../../../domain/leads/channels/recipients.server.ts'
import { mailTopics } from '../../../domain/leads/mail-topics.ts'
import { choiceBySettings, choiceShowrooms, heldMessages } from '../../../domain/leads/work/staff-changes.server.ts'
import type { MailChoice } from '../../../domain/staff/mail-choices.server.ts'
import { passkeysOf } from '../../../domain/staff/passkeys.server.ts'
import {
  accessOf,
  isReplaced,
  mailLists,
  personOf,
  settingsInForce,
  staffMembers,
  staffNames,
} from '../../../domain/staff/people.server.ts'
import { lastSeen, openSessions } from '../../../domain/staff/sessions.server.ts'
import { hashOf } from '../../../domain/staff/sign-in-tokens.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'

/** Id of the person's row, without the email address. */
export const rowOf = (person: string): string => `p-${hashOf(person).slice(0, 12)}`

const showrooms = [
  ...physicalShowrooms.map((showroom) => ({ id: showroom.id, label: showroomTown(showroom) })),
  { id: noShowroom, label: copy.noShowroom },
]
const labelOf = (of: readonly { id: string; label: string }[], id: string): string =>
  of.find((one) => one.id === id)?.label ?? id

export type PersonRow = MailChoice & {
  row: string
  title: string
  name: string
  role: 'owner' | 'sales'
  mail: string
  seen: string
  isNew: boolean
  held: number
  devices: readonly { id: string; name: string; note: string }[]
  passkeys: PersonRow['devices']
}

const HERE_MS = 60 * 60 * 1000

export async function peopleView(db: Db, { env, self, now }: { env: Env; self: string; now: Date }) {
  const present = await settingsInForce(db, env)
  const [members, nameOf] = [await staffMembers(db), await staffNames(db)]
  const [sessions, seen, held] = [await openSessions(db, now), await lastSeen(db), await heldMessages(db)]
  const passkeys = await passkeysOf(db)
  const rows = await Promise.all(
    members
      .filter(({ removedAt }) => removedAt === null)
      .map(async ({ email }): Promise<PersonRow> => {
        const choice =
          present.choices?.find(({ person }) => person === email) ??
          (present.choices
            ? { person: email, topics: [], showrooms: [], extras: [] }
            : choiceBySettings(email, present))
        const at = seen.get(email)
        const isHere = email === self || (at !== undefined && now.getTime() - Date.parse(at) < HERE_MS)
        return {
          ...choice,
          row: rowOf(email),
          name: nameOf(email),
          title: email === self ? copy.you(nameOf(email)) : nameOf(email),
          role: (await accessOf(db, env, email)) === 'owner' ? 'owner' : 'sales',
          mail: mailWords(choice),
          seen: isHere ? copy.here : at ? copy.seen(changeTime(at, now)) : '',
          isNew: at === undefined,
          held: held.get(email) ?? 0,
          passkeys: passkeys
            .filter(({ person }) => person === email)
            .map(({ id, device, createdAt, usedAt }) => ({
              id,
              name: copy.passkey(device),
              note: copy.device(changeTime(createdAt, now), usedAt ? changeTime(usedAt, now) : copy.unused),
            })),
          devices: sessions
            .filter(({ person }) => person === email)
            .map(({ id, device, begunAt, usedAt }) => ({
              id,
              name: device,
              note: copy.device(changeTime(begunAt, now), changeTime(usedAt, now)),
            })),
        }
      }),
  )
  return {
    people: rows.toSorted((a, b) => Number(b.person === self) - Number(a.person === self)),
    removed: members.flatMap(({ email, name, removedAt }) =>
      removedAt === null ? [] : { email, name: name || email },
    ),
    // A trial's sign-in link is for somebody who isn't on the list of people.
    trialOwner: members.some(({ email }) => email === self) ? undefined : nameOf(self),
    isBySettings: !present.choices,
    topics: mailTopics,
    showrooms,
    problems: problemsOf(present, env, members, nameOf),
    table: tableOf(present, nameOf),
  }
}

function mailWords({ topics, showrooms: from, extras }: MailChoice): string {
  const words = [...topics.map((id) => labelOf(mailTopics, id)), ...from.map((id) => labelOf(showrooms, id))]
  return [...words, ...extras.map((extra) => copy.extras[extra])].join(', ') || copy.nothing
}

type Present = Awaited<ReturnType<typeof settingsInForce<Env>>>

const routesOf = (topic: string) =>
  choiceShowrooms.map((showroom) => {
    const interest = ['service', 'parts', 'general'].includes(topic) ? topic : 'sales'
    return { interest, topic, showroom }
  })

/** Leaves out owners, who get all email for which nobody is chosen. */
const chosenOnly = (present: Present): Present => ({
  ...present,
  owners: [],
  ...(present.choices && { LEADS_EMAIL_TO: [] }),
})

function problemsOf(
  present: Present,
  env: Env,
  members: Awaited<ReturnType<typeof staffMembers>>,
  nameOf: (person: string) => string,
) {
  const unreached = mailTopics.flatMap(({ id, label }) => {
    const without = routesOf(id).filter((route) => recipientsFor(route, chosenOnly(present)).length === 0)
    if (without.length === 0) return []
    if (without.length === choiceShowrooms.length) return label
    return `${label} (${without.map(({ showroom }) => labelOf(showrooms, showroom)).join(', ')})`
  })
  const owners = present.owners?.map(nameOf).join(', ')
  const known = new Set(members.map(({ email }) => email))
  const onlyInSettings = present.choices
    ? [...new Set(mailLists(env).flatMap(({ name, people }) => (isReplaced(name) ? people.map(personOf) : [])))].filter(
        (person) => !known.has(person),
      )
    : []
  return [
    ...(unreached.length > 0
      ? [
          {
            title: copy.unreached(unreached.join(', '), unreached.length === 1),
            text: owners ? copy.toOwners(owners) : copy.toNone,
          },
        ]
      : []),
    ...(present.choices && !present.LEADS_ESCALATE_TO ? [{ title: copy.noUntaken, text: copy.noUntakenText }] : []),
    ...(onlyInSettings.length > 0
      ? [{ title: copy.onlySettings(onlyInSettings.join(', ')), text: copy.onlySettingsText }]
      : []),
  ]
}

const tableOf = (present: Present, nameOf: (person: string) => string) =>
  mailTopics.map(({ id, label }) => ({
    label,
    cells: routesOf(id).map((route) => {
      const chosen = recipientsFor(route, chosenOnly(present))
      const all = recipientsFor(route, present)
      const names = all.map((person) => nameOf(person).split(' ', 1)[0]).join(', ')
      const isMissing = chosen.length === 0
      return { isMissing, text: isMissing ? [copy.nobody, names].filter((part) => part).join(': ') : names }
    }),
  }))
