import { createElement } from 'react'
import { vehicleHref } from '../../../content/addresses.ts'
import { cartPage as copy, lot, lotErrors } from '../../../content/words/lot.words.ts'
import { factOf } from '../../../domain/catalogue/cart-condition.ts'
import { takeBack } from '../../../domain/catalogue/edits/add-vehicle.server.ts'
import { endHold, type Hold, holdCart } from '../../../domain/catalogue/edits/cart-holds.server.ts'
import { describeSale } from '../../../domain/catalogue/edits/cart-sales.server.ts'
import { type EditField, isEditField, sameValue } from '../../../domain/catalogue/edits/edit-fields.ts'
import { changesOf } from '../../../domain/catalogue/edits/edit-history.server.ts'
import { type EditResult, editVehicle, undoEdit } from '../../../domain/catalogue/edits/edit-vehicle.server.ts'
import { fieldLabel, sourceWords, valueWords } from '../../../domain/catalogue/edits/edit-words.ts'
import { overridesOf } from '../../../domain/catalogue/edits/overrides.server.ts'
import { findStocked, type StockRow } from '../../../domain/catalogue/stock-changes.server.ts'
import { BY_HAND } from '../../../domain/catalogue/vehicle-source.ts'
import { openLeadsAbout } from '../../../domain/leads/work/open-leads.server.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import { lotPath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffNote, staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { type CartForm, readCartForm, readField } from './cart-form.ts'
import { MAX_NAME, readHoldForm } from './cart-hold-form.ts'
import { CartBar, CartPage } from './cart-page.tsx'
import { type CartNotice, cartView } from './cart-view.server.ts'
import { dayWords, dealerToday } from './lot-day-words.ts'
import { draftOf } from './new-cart-form.ts'
import { photoRoutes } from './photo-requests.server.ts'

const MAX_FORM_BYTES = 32 * 1024

const cartAt = `${lotPath}/carts/:id`

export const cartRoutes: readonly StaffRoute[] = [
  { method: 'GET', path: cartAt, handle: shownCart },
  {
    method: 'POST',
    path: cartAt,
    maxBytes: MAX_FORM_BYTES,
    handle: (request) => save(request, readCartForm(request.form)),
  },
  { method: 'POST', path: `${cartAt}/undo`, handle: undo },
  { method: 'POST', path: `${cartAt}/release`, handle: release },
  { method: 'POST', path: `${cartAt}/back`, handle: back },
  { method: 'POST', path: `${cartAt}/hold`, handle: hold },
  { method: 'POST', path: `${cartAt}/hold/end`, handle: releaseHold },
  { method: 'POST', path: `${cartAt}/sale`, handle: describe },
  ...photoRoutes(cartAt, async ({ params }) => ({ kind: 'cart', id: idIn(params) })),
]

const idIn = ({ id = '' }: StaffRequest['params']): string => id

const problems: Readonly<Record<string, string>> = {
  same: copy.same,
  late: copy.late,
  kept: copy.notTakenBack,
  unsold: copy.saleGone,
}
const doneWords: Readonly<Record<string, string>> = {
  held: copy.held,
  released: copy.holdEnded,
  sale: copy.saleSaved,
}

async function shownCart(request: StaffRequest): Promise<Response> {
  const { query: searchParams } = request
  const moved = searchParams.get('moved') ?? ''
  const problem = isEditField(moved)
    ? copy.moved(fieldLabel(moved).toLowerCase(), searchParams.get('now') ?? '')
    : problems[searchParams.get('note') ?? '']
  const done = doneWords[searchParams.get('done') ?? '']
  return page(request, { saved: searchParams.get('saved') ?? undefined, problem, done })
}

async function page(request: StaffRequest, notice: CartNotice, status = 200): Promise<Response> {
  const { session } = request
  const id = idIn(request.params)
  const view = await cartView(id, { db: database(), session, path: cartPath(id), now: new Date() }, notice)
  if (!view) return staffNote(404, copy.gone, copy.goneText)
  return staffPage(request, {
    status,
    title: view.name,
    tab: 'lot',
    script: true,
    back: { href: lotPath, text: lot.back },
    action: view.onSite ? { href: vehicleHref(id), text: copy.onTheSite } : undefined,
    bar: createElement(CartBar, { path: view.path }),
    body: createElement(CartPage, view),
  })
}

async function save(request: StaffRequest, form: CartForm): Promise<Response> {
  const { session } = request
  const id = idIn(request.params)
  if (Object.keys(form.errors).length > 0) return page(request, { form, problem: copy.problems }, 422)
  const { values: change, seen } = form
  const result = await editVehicle(database(), { id, person: session.person, change, seen, now: new Date() })
  if (result.kind === 'conflict') {
    const errors = await conflictErrors(id, result.fields)
    return page(request, { form: { typed: form.typed, errors }, problem: copy.problems }, 409)
  }
  if (result.kind === 'invalid') {
    const errors = Object.fromEntries(
      result.problems.flatMap(({ column, reason }) => {
        const name = column.split(/[.[]/)[0] ?? ''
        const field = isEditField(name) ? name : (`spec:${column.replace(/^specifications\./, '')}` as const)
        return [[field, lotErrors.invalid(fieldLabel(field), reason)]]
      }),
    )
    return page(request, { form: { typed: form.typed, errors }, problem: copy.problems }, 422)
  }
  return settled(request, result)
}

async function conflictErrors(
  id: string,
  fields: readonly { field: EditField; now: unknown }[],
): Promise<Partial<Record<EditField, string>>> {
  const changes = await changesOf(database(), id, fields.length * 10)
  const nameOf = await staffNames(database())
  const stocked = await findStocked(database(), id)
  return Object.fromEntries(
    fields.map(({ field, now }) => {
      const last = changes.find((change) => change.fields.some((one) => one.field === field))
      // Any value that no person has changed comes from the cart's source.
      const byPerson =
        last?.source === null && last.fields.some((one) => one.field === field && sameValue(one.after, now))
      const source = last?.source ?? stocked?.source ?? null
      const who = byPerson
        ? nameOf(last.person)
        : source === null || source === BY_HAND
          ? copy.somebody
          : sourceWords(source)
      return [field, copy.conflict(who, valueWords(field, now))]
    }),
  )
}

async function undo(request: StaffRequest): Promise<Response> {
  const changeId = request.form.get('change') ?? ''
  return settled(request, await undoEdit(database(), { changeId, person: request.session.person, now: new Date() }))
}

/** Restores the value from the cart's source. */
async function release(request: StaffRequest): Promise<Response> {
  const id = idIn(request.params)
  const field = request.form.get('field')
  const override = (await overridesOf(database(), id)).get(id)?.find((one) => one.field === field)
  if (!override) return staffRedirect(cartPath(id))
  const change = { [override.field]: override.sourceValue }
  const { person } = request.session
  return settled(request, await editVehicle(database(), { id, person, change, now: new Date() }))
}

async function back({ params, form, session: { person } }: StaffRequest): Promise<Response> {
  const changeId = form.get('change') ?? ''
  const result = await takeBack(database(), { changeId, person, now: new Date() }, draftOf)
  return staffRedirect(result ? `${lotPath}/new/${result}` : `${cartPath(idIn(params))}?note=kept`)
}

async function hold(request: StaffRequest): Promise<Response> {
  const { form, session } = request
  const id = idIn(request.params)
  const stocked = await findStocked(database(), id)
  if (!stocked) return staffNote(404, copy.gone, copy.goneText)
  const now = new Date()
  const read = readHoldForm(form, now)
  if ('errors' in read) return page(request, { hold: read, problem: copy.problems }, 422)
  const other = await holdCart(
    database(),
    { ...read, ...holdAbout(id, stocked, now), person: session.person, seen: form.get('seen') ?? '' },
    now,
  )
  return other ? heldByOther(request, other) : staffRedirect(`${cartPath(id)}?done=held#hold`)
}

async function releaseHold(request: StaffRequest): Promise<Response> {
  const id = idIn(request.params)
  const stocked = await findStocked(database(), id)
  if (!stocked) return staffNote(404, copy.gone, copy.goneText)
  const now = new Date()
  const { person } = request.session
  const about = holdAbout(id, stocked, now)
  const other = await endHold(database(), { ...about, person, seen: request.form.get('seen') ?? '' }, now)
  return other ? heldByOther(request, other) : staffRedirect(`${cartPath(id)}?done=released#hold`)
}

const holdAbout = (vehicleId: string, { vehicle }: StockRow, now: Date) => ({
  vehicleId,
  cart: [vehicle.name, factOf('stockNumber', vehicle)].filter(Boolean).join(', '),
  today: dealerToday(now),
})

async function heldByOther(request: StaffRequest, { person, until }: Hold): Promise<Response> {
  const who = (await staffNames(database()))(person)
  return page(request, { problem: copy.holdTaken(who, dayWords(until, new Date())) }, 409)
}

/** Saves the buyer and the price of a sale. */
async function describe(request: StaffRequest): Promise<Response> {
  const { form, params } = request
  const id = idIn(params)
  const buyer = (form.get('buyer') ?? '').trim().slice(0, MAX_NAME)
  const typed = (form.get('price') ?? '').trim()
  const price = readField('price', typed)
  if ('error' in price) return page(request, { sale: { buyer, price: typed, error: lotErrors.deposit } }, 422)
  const asked = await openLeadsAbout(database(), id, new Date())
  const message = asked.find(
    ({ first_name, last_name }) => `${first_name} ${last_name}`.toLowerCase() === buyer.toLowerCase(),
  )
  const amount = typeof price.value === 'number' ? price.value : undefined
  const isSaved = await describeSale(database(), id, { buyer, messageId: message?.id ?? null, price: amount })
  return staffRedirect(`${cartPath(id)}?${isSaved ? 'done=sale#sale' : 'note=unsold'}`)
}

const cartPath = (id: string): string => `${lotPath}/carts/${id}`

function settled({ params, form }: StaffRequest, result: EditResult): Response {
  const path = cartPath(idIn(params))
  const list = form.get('list')
  if (result.kind === 'changed') {
    if (list === null) return staffRedirect(`${path}?saved=${result.change.id}`)
    const search = new URLSearchParams(list)
    search.set('saved', result.change.id)
    return staffRedirect(`${lotPath}?${search}#cart-${idIn(params)}`)
  }
  if (result.kind === 'missing') return staffNote(404, copy.gone, copy.goneText)
  if (result.kind === 'same') return staffRedirect(`${path}?note=same`)
  const [moved] = result.kind === 'conflict' ? result.fields : []
  if (!moved) return staffRedirect(`${path}?note=late`)
  return staffRedirect(
    `${path}?${new URLSearchParams({ moved: moved.field, now: valueWords(moved.field, moved.now) })}`,
  )
}
