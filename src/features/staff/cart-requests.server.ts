import { createElement } from 'react'
import { cartPage as copy, lot } from '../../content/words/lot.ts'
import { takeBack } from '../../domain/catalogue/edits/add-vehicle.server.ts'
import { type EditField, isEditField, sameValue } from '../../domain/catalogue/edits/edit-fields.ts'
import { changesOf } from '../../domain/catalogue/edits/edit-history.server.ts'
import { type EditResult, editVehicle, undoEdit } from '../../domain/catalogue/edits/edit-vehicle.server.ts'
import { fieldLabel, sourceWords, valueWords } from '../../domain/catalogue/edits/edit-words.ts'
import { overridesOf } from '../../domain/catalogue/edits/overrides.server.ts'
import { findStocked } from '../../domain/catalogue/stock-changes.server.ts'
import { BY_HAND } from '../../domain/catalogue/vehicle-source.ts'
import { lotPath } from '../../domain/staff/paths.ts'
import { staffNames } from '../../domain/staff/people.server.ts'
import type { StaffSession } from '../../domain/staff/sessions.server.ts'
import { database } from '../../server/database/app-database.server.ts'
import { readText } from '../../server/http/responses.server.ts'
import { type CartForm, cartFields, readCartForm } from './cart-form.ts'
import { CartPage } from './cart-page.tsx'
import { type CartNotice, cartView } from './cart-view.server.ts'
import { draftOf } from './new-cart-form.ts'
import { handlePhotos } from './photo-requests.server.ts'
import { staffNote, staffRedirect, staffResponse } from './staff-response.server.ts'

const MAX_FORM_BYTES = 32 * 1024

type CartRequest = { request: Request; session: StaffSession; id: string }

/** /staff/lot/carts/<id>: GET shows the form, POST saves it; below it, what else is done with the cart. */
export async function handleCart(
  request: Request,
  session: StaffSession,
  [id = '', action = '', ...rest]: readonly string[],
): Promise<Response> {
  const path = cartPath(id)
  if (action === 'photos') return handlePhotos(request, { session, cart: { kind: 'cart', id }, path, rest })
  const cartRequest = { request, session, id }
  if (request.method !== 'POST') return action === '' ? shownCart(cartRequest) : staffRedirect(path)
  const form = new URLSearchParams(await readText(request, MAX_FORM_BYTES))
  switch (action) {
    case 'undo':
      return undo(cartRequest, form.get('change') ?? '')
    case 'release':
      return release(cartRequest, form.get('field') ?? '')
    case 'back':
      return back(cartRequest, form.get('change') ?? '')
    default:
      return save(cartRequest, readCartForm(form))
  }
}

const notices: Readonly<Record<string, string>> = { same: copy.same, late: copy.late, kept: copy.notTakenBack }

async function shownCart(cartRequest: CartRequest): Promise<Response> {
  const { searchParams } = new URL(cartRequest.request.url)
  const moved = searchParams.get('moved') ?? ''
  const problem = isEditField(moved)
    ? copy.moved(fieldLabel(moved).toLowerCase(), searchParams.get('now') ?? '')
    : notices[searchParams.get('note') ?? '']
  return page(cartRequest, { saved: searchParams.get('saved') ?? undefined, problem })
}

async function page({ session, id }: CartRequest, notice: CartNotice, status = 200): Promise<Response> {
  const view = await cartView(id, { db: database(), session, path: cartPath(id), now: new Date() }, notice)
  if (!view) return staffNote(404, copy.gone, copy.goneText)
  return staffResponse({
    status,
    title: view.name,
    person: { name: view.person, note: lot.title },
    script: 'staff-lot',
    aside: { href: lotPath, text: lot.back },
    body: createElement(CartPage, view),
  })
}

async function save(cartRequest: CartRequest, form: CartForm): Promise<Response> {
  const { id, session } = cartRequest
  if (Object.keys(form.errors).length > 0) return page(cartRequest, { form, problem: copy.problems }, 422)
  const { values: change, seen } = form
  const result = await editVehicle(database(), { id, person: session.person, change, seen, now: new Date() })
  if (result.kind === 'conflict') {
    const errors = await conflictErrors(id, result.fields)
    return page(cartRequest, { form: { typed: form.typed, errors }, problem: copy.problems }, 409)
  }
  if (result.kind === 'invalid') {
    const errors = Object.fromEntries(
      result.problems.flatMap(({ column, reason }) => {
        const field = cartFields.find((one) => one === column || one === `spec:${column}`)
        return field ? [[field, reason]] : []
      }),
    )
    return page(cartRequest, { form: { typed: form.typed, errors }, problem: copy.problems }, 422)
  }
  return settled(cartRequest, result)
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
      // What no person changed was brought by the source of the cart.
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

async function undo(cartRequest: CartRequest, changeId: string): Promise<Response> {
  return settled(
    cartRequest,
    await undoEdit(database(), { changeId, person: cartRequest.session.person, now: new Date() }),
  )
}

/** Back to what the source of the cart says. */
async function release(cartRequest: CartRequest, field: string): Promise<Response> {
  const { id, session } = cartRequest
  const override = (await overridesOf(database(), id)).get(id)?.find((one) => one.field === field)
  if (!override) return staffRedirect(cartPath(id))
  const change = { [override.field]: override.sourceValue }
  return settled(cartRequest, await editVehicle(database(), { id, person: session.person, change, now: new Date() }))
}

async function back(cartRequest: CartRequest, changeId: string): Promise<Response> {
  const { person } = cartRequest.session
  const result = await takeBack(database(), { changeId, person, now: new Date() }, draftOf)
  return staffRedirect(result ? `${lotPath}/new/${result}` : `${cartPath(cartRequest.id)}?note=kept`)
}

const cartPath = (id: string): string => `${lotPath}/carts/${id}`

function settled(cartRequest: CartRequest, result: EditResult): Response {
  const path = cartPath(cartRequest.id)
  if (result.kind === 'changed') return staffRedirect(`${path}?saved=${result.change.id}`)
  if (result.kind === 'missing') return staffNote(404, copy.gone, copy.goneText)
  if (result.kind === 'same') return staffRedirect(`${path}?note=same`)
  const [moved] = result.kind === 'conflict' ? result.fields : []
  if (!moved) return staffRedirect(`${path}?note=late`)
  return staffRedirect(
    `${path}?${new URLSearchParams({ moved: moved.field, now: valueWords(moved.field, moved.now) })}`,
  )
}
