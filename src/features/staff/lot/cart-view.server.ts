import { findShowroom, showroomTown } from '../../../content/dealer/showroom-names.ts'
import { usd } from '../../../content/format/money.ts'
import { cartPage as copy, lot } from '../../../content/words/lot.words.ts'
import { conditionOf, factOf } from '../../../domain/catalogue/cart-condition.ts'
import { holdsOn, isHeldFor } from '../../../domain/catalogue/edits/cart-holds.server.ts'
import { findNotes } from '../../../domain/catalogue/edits/cart-notes.server.ts'
import { saleOf } from '../../../domain/catalogue/edits/cart-sales.server.ts'
import { isOnSite } from '../../../domain/catalogue/edits/carts-off-site.server.ts'
import { type EditField, fieldValue } from '../../../domain/catalogue/edits/edit-fields.ts'
import { canUndo, changesOf, type Edit, UNDO_CHANGE_MS } from '../../../domain/catalogue/edits/edit-history.server.ts'
import { fieldLabel, sourceWords, valueWords } from '../../../domain/catalogue/edits/edit-words.ts'
import { inForce, overridesOf } from '../../../domain/catalogue/edits/overrides.server.ts'
import { changeTime } from '../../../domain/catalogue/edits/stock-change-words.ts'
import { specificationLabel } from '../../../domain/catalogue/specification-labels.ts'
import { findStocked } from '../../../domain/catalogue/stock-changes.server.ts'
import { missingFacts } from '../../../domain/catalogue/unknown-specifications.ts'
import { weekdayTime } from '../../../domain/hours/dealer-hours.ts'
import { interestLabel, topicLabel } from '../../../domain/leads/lead.ts'
import { openLeadsAbout } from '../../../domain/leads/work/open-leads.server.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import type { StaffSession } from '../../../domain/staff/sessions.server.ts'
import { messagePath } from '../../../domain/staff/staff-paths.ts'
import { waitingForCarts } from '../../../domain/waitlist/waitlist.server.ts'
import type { Db } from '../../../server/database/database.server.ts'
import { pictureUrl } from '../../../server/pictures/pictures.server.ts'
import { type CartForm, factsOf, fieldsOf, formText, isCommonFact, shownText } from './cart-form.ts'
import type { CartView, HoldTyped, SavedChange, ShownChange } from './cart-view.ts'
import { changedField } from './changed-cart-field.ts'
import { dayWords, dealerToday } from './lot-day-words.ts'

const CHANGES_SHOWN = 40

type Context = { db: Db; session: StaffSession; path: string; now: Date }

/** The outcome of the action that led to the page. */
export type CartNotice = {
  /** Id of a change that was just saved. */
  saved?: string | undefined
  problem?: string | undefined
  done?: string | undefined
  hold?: { typed: HoldTyped; errors: Readonly<Record<string, string>> } | undefined
  sale?: { buyer: string; price: string; error: string } | undefined
  form?: Pick<CartForm, 'typed' | 'errors'>
}

export async function cartView(
  id: string,
  { db, session, path, now }: Context,
  { saved, problem = '', done = '', form, hold: typedHold, sale: typedSale }: CartNotice = {},
): Promise<CartView | undefined> {
  const stocked = await findStocked(db, id)
  if (!stocked) return undefined
  const { vehicle, source } = stocked
  const cart = { vehicle, notes: await findNotes(db, id), onSite: await isOnSite(db, id) }
  const changes = await changesOf(db, id, CHANGES_SHOWN)
  const overrides = inForce(vehicle, (await overridesOf(db, id)).get(id))
  const nameOf = await staffNames(db)
  const reader = { nameOf, person: session.person, now }
  const textsOf = (text: (field: EditField) => string) =>
    Object.fromEntries(fieldsOf(vehicle).map((field) => [field, text(field)]))
  const was = (field: EditField): string => formText(fieldValue(cart, field))
  const live = changes.find((change) => change.id === saved)
  const added = changes.find(({ fields, undoes }) => fields.length === 0 && undoes === null)
  const leads = await openLeadsAbout(db, id, now)
  const waiting = (await waitingForCarts(db, now))(vehicle)
  const today = dealerToday(now)
  const hold = (await holdsOn(db, today, id)).get(id)
  const sale = vehicle.inStock ? undefined : await saleOf(db, id)
  const hasNews = (name: string) => !vehicle.inStock || (hold !== undefined && !isHeldFor(hold, name))
  const showroom = findShowroom(vehicle.showroom)
  const missing = missingFacts(vehicle)
  const facts = factsOf(vehicle)
  return {
    path,
    id,
    name: vehicle.name,
    summary: [
      factOf('stockNumber', vehicle),
      conditionOf(vehicle).toLowerCase(),
      showroom && showroomTown(showroom),
      copy.onLot(lot.days(daysSince(stocked.createdAt, now))),
      waiting > 0 && copy.waiting(waiting),
    ]
      .filter(Boolean)
      .join(', '),
    images: vehicle.images.flatMap((image) => pictureUrl(image) ?? []),
    texts: textsOf((field) => form?.typed[field] ?? shownText(field, was(field))),
    was: textsOf(was),
    errors: form?.errors ?? {},
    facts: facts
      .toSorted((a, b) => Number(missing.includes(b)) - Number(missing.includes(a)))
      .map((name) => ({
        field: `spec:${name}`,
        label: name === 'vin' ? copy.vin : specificationLabel(name),
        isMissing: missing.includes(name),
        isCommon: isCommonFact(name),
      })),
    missing: missing.length,
    overrides: overrides.map(({ field, sourceValue }) => ({
      field,
      text: copy.override(sourceWords(source), fieldLabel(field).toLowerCase(), valueWords(field, sourceValue)),
      release: copy.release(valueWords(field, sourceValue)),
    })),
    rule: copy.rule(sourceWords(source).toLowerCase()),
    lost: lostTo(changes, nameOf, now),
    messages: leads
      .map((lead) => ({ lead, name: `${lead.first_name} ${lead.last_name}` }))
      .map(({ lead, name }) => ({
        href: messagePath(lead.id),
        // On that page, the first suggested reply is about the state of the cart.
        replyHref: hasNews(name) ? `${messagePath(lead.id)}?reply=0#reply` : undefined,
        name,
        text: lead.topic ? topicLabel(lead.topic) : interestLabel(lead.interest),
        when: changeTime(lead.received_at, now),
        holder: lead.holder === null ? copy.messageOpen : copy.messageHeld(nameOf(lead.holder)),
      })),
    hold: hold && {
      until: hold.until,
      customer: hold.customer,
      deposit: dollarsText(hold.deposit),
      heldAt: hold.heldAt,
      text: [
        [copy.onHold(dayWords(hold.until, now)), hold.customer && copy.heldFor(hold.customer)]
          .filter(Boolean)
          .join(' '),
        hold.deposit !== undefined && lot.down(usd(hold.deposit)),
        nameOf(hold.person),
      ]
        .filter(Boolean)
        .join(', '),
    },
    holdTyped: typedHold?.typed ?? {},
    holdErrors: typedHold?.errors ?? {},
    today,
    sale: sale && {
      buyer: typedSale?.buyer ?? sale.buyer,
      price: typedSale?.price ?? dollarsText(sale.price ?? undefined),
      text: copy.soldBy(nameOf(sale.person), changeTime(sale.soldAt, now)),
    },
    saleError: typedSale?.error,
    inStock: vehicle.inStock,
    onSite: cart.onSite,
    saved: live && savedChange(live, reader),
    done,
    problem,
    history: changes.map((change) => shownChange(change, reader)),
    takeBack:
      added && canUndo(added, session.person, now)
        ? { change: added.id, text: copy.takeBackText(weekdayTime(new Date(Date.parse(added.at) + UNDO_CHANGE_MS))) }
        : undefined,
  }
}

const dollarsText = (amount: number | undefined): string => (amount === undefined ? '' : String(amount))

const DAY_MS = 24 * 60 * 60 * 1000
const daysSince = (iso: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / DAY_MS))

/** The saved change, for display on the page or in the list where it was saved. */
export const savedChange = (change: Edit, reader: Reader): SavedChange => ({
  change: {
    ...shownChange(change, reader),
    isTakenBack: change.undoes !== null,
    onSite: change.fields.length === 0 || change.fields.some(({ field }) => field !== 'notes'),
    isNew: change.fields.length === 0,
  },
  isSale: change.fields.some(({ field, after }) => field === 'inStock' && after === false),
})

type Names = (person: string) => string
type Reader = { nameOf: Names; person: string; now: Date }

function shownChange(change: Edit, { nameOf, person, now }: Reader): ShownChange {
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

/** Edits that the cart's source has overwritten, unless somebody has set the field again since. */
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
