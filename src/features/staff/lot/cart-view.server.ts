import { cartPage as copy } from '../../../content/words/lot.ts'
import { conditionOf, factOf } from '../../../domain/catalogue/condition.ts'
import { type EditField, fieldValue, valueText } from '../../../domain/catalogue/edits/edit-fields.ts'
import { canUndo, changesOf, type Edit, UNDO_CHANGE_MS } from '../../../domain/catalogue/edits/edit-history.server.ts'
import { fieldLabel, sourceWords, valueWords } from '../../../domain/catalogue/edits/edit-words.ts'
import { findNotes } from '../../../domain/catalogue/edits/notes.server.ts'
import { isOnSite } from '../../../domain/catalogue/edits/off-site.server.ts'
import { inForce, overridesOf } from '../../../domain/catalogue/edits/overrides.server.ts'
import { inSentence, labelFor } from '../../../domain/catalogue/specification-labels.ts'
import { findStocked } from '../../../domain/catalogue/stock-changes.server.ts'
import { weekdayTime } from '../../../domain/leads/dealer-hours.ts'
import { changeTime } from '../../../domain/leads/stock-change-words.ts'
import { openLeadsAbout } from '../../../domain/leads/work/open-leads.server.ts'
import { messagePath } from '../../../domain/staff/paths.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import type { StaffSession } from '../../../domain/staff/sessions.server.ts'
import type { Db } from '../../../server/database/database.server.ts'
import { pictureUrl } from '../../../server/pictures/pictures.server.ts'
import { type CartForm, cartFields, missingHere, shownText } from './cart-form.ts'
import type { CartView, ShownChange } from './cart-view.ts'
import { changedField } from './change-words.ts'

const CHANGES_SHOWN = 40

type Context = { db: Db; session: StaffSession; path: string; now: Date }

/** What happened on the way to the page. */
export type CartNotice = {
  /** Id of a change that was just saved. */
  saved?: string | undefined
  problem?: string | undefined
  form?: Pick<CartForm, 'typed' | 'errors'>
}

export async function cartView(
  id: string,
  { db, session, path, now }: Context,
  { saved, problem = '', form }: CartNotice = {},
): Promise<CartView | undefined> {
  const stocked = await findStocked(db, id)
  if (!stocked) return undefined
  const { vehicle, source } = stocked
  const cart = { vehicle, notes: await findNotes(db, id), onSite: await isOnSite(db, id) }
  const changes = await changesOf(db, id, CHANGES_SHOWN)
  const overrides = inForce(vehicle, (await overridesOf(db, id)).get(id))
  const nameOf = await staffNames(db)
  const viewOf = (change: Edit): ShownChange => shownChange(change, { nameOf, person: session.person, now })
  const textsOf = (text: (field: EditField) => string) =>
    Object.fromEntries(cartFields.map((field) => [field, text(field)]))
  const was = (field: EditField): string => valueText(fieldValue(cart, field))
  const live = changes.find((change) => change.id === saved)
  const added = changes.find(({ fields, undoes }) => fields.length === 0 && undoes === null)
  return {
    path,
    person: nameOf(session.person),
    id,
    name: vehicle.name,
    facts: [factOf('stockNumber', vehicle), conditionOf(vehicle).toLowerCase()].filter(Boolean).join(', '),
    images: vehicle.images.flatMap((image) => pictureUrl(image) ?? []),
    texts: textsOf((field) => form?.typed[field] ?? shownText(field, was(field))),
    was: textsOf(was),
    errors: form?.errors ?? {},
    missing: missingHere(vehicle).map((fact) => inSentence(labelFor(fact, vehicle))),
    overrides: overrides.map(({ field, sourceValue }) => ({
      field,
      text: copy.override(sourceWords(source), fieldLabel(field).toLowerCase(), valueWords(field, sourceValue)),
      release: copy.release(valueWords(field, sourceValue)),
    })),
    rule: copy.rule(sourceWords(source).toLowerCase()),
    lost: lostTo(changes, nameOf, now),
    openMessages: (await openLeadsAbout(db, id, now)).map((lead) => ({
      href: messagePath(lead.id),
      when: copy.messageCame(changeTime(lead.received_at, now)),
      holder: lead.holder === null ? copy.messageOpen : copy.messageHeld(nameOf(lead.holder)),
    })),
    live: live && {
      ...viewOf(live),
      isTakenBack: live.undoes !== null,
      onSite: live.fields.length === 0 || live.fields.some(({ field }) => field !== 'notes'),
      isNew: live.fields.length === 0,
    },
    problem,
    history: changes.map(viewOf),
    takeBack:
      added && canUndo(added, session.person, now)
        ? { change: added.id, text: copy.takeBackText(weekdayTime(new Date(Date.parse(added.at) + UNDO_CHANGE_MS))) }
        : undefined,
  }
}

type Names = (person: string) => string

function shownChange(change: Edit, { nameOf, person, now }: { nameOf: Names; person: string; now: Date }): ShownChange {
  const { id, fields, at, source, undoes, undoneBy } = change
  const own = canUndo(change, person, now)
  const isOld = now.getTime() - Date.parse(at) >= UNDO_CHANGE_MS
  return {
    id,
    fields: fields.map(changedField),
    text: fields.length > 0 ? (undoes !== null ? copy.undid : '') : undoes === null ? copy.added : copy.takenOff,
    who: source === null ? (change.person === person ? copy.you : nameOf(change.person)) : sourceWords(source),
    at: changeTime(at, now),
    canUndo: own && fields.length > 0,
    note: undoneBy !== null ? copy.wasUndone : isOld && source === null ? copy.tooOld : '',
  }
}

/** Edits that the source has changed, unless somebody has set the field again since. */
function lostTo(changes: readonly Edit[], nameOf: Names, now: Date): string[] {
  const earlierFields = new Set<EditField>()
  return changes.flatMap(({ fields, source, person, at }) =>
    fields.flatMap(({ field, before, after }) => {
      if (earlierFields.has(field)) return []
      earlierFields.add(field)
      if (source === null) return []
      const words = [valueWords(field, after), changeTime(at, now), nameOf(person), valueWords(field, before)] as const
      return [copy.lost(sourceWords(source), ...words)]
    }),
  )
}
