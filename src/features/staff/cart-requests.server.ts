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

type Asked = { request: Request; session: StaffSession; id: string }

/** /staff/lot/carts/<id>: GET shows the form, POST saves it; below it, what else is done with the cart. */
export async function handleCart(
  request: Request,
  session: StaffSession,
  [id = '', action = '', ...rest]: readonly string[],
): Promise<Response> {
  const path = cartPath(id)
  if (action === 'photos') return handlePhotos(request, { session, cart: { kind: 'cart', id }, path, rest })
  const asked = { request, session, id }
  if (request.method !== 'POST') return action === '' ? shownCart(asked) : staffRedirect(path)
  const form = new URLSearchParams(await readText(request, MAX_FORM_BYTES))
  switch (action) {
    case 'undo':
      return undo(asked, form.get('change') ?? '')
    case 'release':
      return release(asked, form.get('field') ?? '')
    case 'back':
      return back(asked, form.get('change') ?? '')
    default:
      return save(asked, readCartForm(form))
  }
}

const notices: Readonly<Record<string, string>> = { same: copy.same, late: copy.late, kept: copy.notTakenBack }

async function shownCart(asked: Asked): Promise<Response> {
  const { searchParams } = new URL(asked.request.url)
  const moved = searchParams.get('moved') ?? ''
  const problem = isEditField(moved)
    ? copy.moved(fieldLabel(moved).toLowerCase(), searchParams.get('now') ?? '')
    : notices[searchParams.get('note') ?? '']
  return page(asked, { saved: searchParams.get('saved') ?? undefined, problem })
}

async function page({ session, id }: Asked, notice: CartNotice, status = 200): Promise<Response> {
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

async function save(asked: Asked, form: CartForm): Promise<Response> {
  const { id, session } = asked
  if (Object.keys(form.errors).length > 0) return page(asked, { form, problem: copy.problems }, 422)
  const { values: change, seen } = form
  const result = await editVehicle(database(), { id, person: session.person, change, seen, now: new Date() })
  if (result.kind === 'conflict') {
    const errors = await conflictErrors(id, result.fields)
    return page(asked, { form: { typed: form.typed, errors }, problem: copy.problems }, 409)
  }
  if (result.kind === 'invalid') {
    const errors = Object.fromEntries(
      result.problems.flatMap(({ column, reason }) => {
        const field = cartFields.find((one) => one === column || one === `spec:${column}`)
        return field ? [[field, reason]] : []
      }),
    )
    return page(asked, { form: { typed: form.typed, errors }, problem: copy.problems }, 422)
  }
  return settled(asked, result)
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

async function undo(asked: Asked, changeId: string): Promise<Response> {
  return settled(asked, await undoEdit(database(), { changeId, person: asked.session.person, now: new Date() }))
}

/** Back to what the source of the cart says. */
async function release(asked: Asked, field: string): Promise<Response> {
  const { id, session } = asked
  const override = (await overridesOf(database(), id)).get(id)?.find((one) => one.field === field)
  if (!override) return staffRedirect(cartPath(id))
  const change = { [override.field]: override.sourceValue }
  return settled(asked, await editVehicle(database(), { id, person: session.person, change, now: new Date() }))
}

async function back(asked: Asked, changeId: string): Promise<Response> {
  const { person } = asked.session
  const result = await takeBack(database(), { changeId, person, now: new Date() }, draftOf)
  return staffRedirect(result ? `${lotPath}/new/${result}` : `${cartPath(asked.id)}?note=kept`)
}

const cartPath = (id: string): string => `${lotPath}/carts/${id}`

function settled(asked: Asked, result: EditResult): Response {
  const path = cartPath(asked.id)
  if (result.kind === 'changed') return staffRedirect(`${path}?saved=${result.change.id}`)
  if (result.kind === 'missing') return staffNote(404, copy.gone, copy.goneText)
  if (result.kind === 'same') return staffRedirect(`${path}?note=same`)
  const [moved] = result.kind === 'conflict' ? result.fields : []
  if (!moved) return staffRedirect(`${path}?note=late`)
  return staffRedirect(
    `${path}?${new URLSearchParams({ moved: moved.field, now: valueWords(moved.field, moved.now) })}`,
  )
}
