import { randomUUIDv7 } from 'node:crypto'
import { newCartPage as copy, lotErrors } from '../../../content/words/lot.words.ts'
import { addVehicle } from '../../../domain/catalogue/edits/add-vehicle.server.ts'
import { deleteDraft, findDraft, isDraftId, saveDraft } from '../../../domain/catalogue/edits/drafts.server.ts'
import { changesOf } from '../../../domain/catalogue/edits/edit-history.server.ts'
import { idFromName } from '../../../domain/catalogue/edits/vehicle-patch.ts'
import { currentStock, type Stock } from '../../../domain/catalogue/stock.server.ts'
import { findStocked, NameTaken } from '../../../domain/catalogue/stock-changes.server.ts'
import type { StockedVehicle, Vehicle } from '../../../domain/catalogue/vehicle.ts'
import type { StaffSession } from '../../../domain/staff/sessions.server.ts'
import { lotPath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffNote, staffRedirect } from '../frame/staff-page.server.ts'
import { type Draft, newCart, readDraft } from './new-cart-form.ts'
import { newCartResponse } from './new-cart-view.server.ts'
import { photoRoutes } from './photo-requests.server.ts'

/** Pressing Publish again within this time shows the cart from the first press. */
const SAME_PRESS_MS = 10 * 60 * 1000

const newAt = `${lotPath}/new`
const draftAt = `${newAt}/:id`

/** A blank form gets a new id, so that photos can be added before the draft is saved. POST saves, publishes or deletes the draft. */
export const newCartRoutes: readonly StaffRoute[] = [
  { method: 'GET', path: newAt, handle: () => staffRedirect(`${newAt}/${randomUUIDv7()}`) },
  { method: 'POST', path: newAt, handle: (request) => saveNewCart(request, randomUUIDv7()) },
  { method: 'GET', path: draftAt, handle: (request) => newCartForm(request, request.params.id ?? '') },
  { method: 'POST', path: draftAt, handle: (request) => saveNewCart(request, request.params.id ?? '') },
  ...photoRoutes(draftAt, async ({ params: { id = '' } }) => {
    const published = (await findDraft(database(), id))?.vehicleId
    return published ? { kind: 'cart', id: published } : { kind: 'kept', id }
  }),
]

/** @returns a response for a malformed id or a draft that has been published */
async function openDraft(request: StaffRequest, id: string) {
  const existing = await findDraft(database(), id)
  if (!existing && !isDraftId(id)) return staffNote(404, copy.gone, copy.goneText)
  if (existing?.vehicleId) return staffRedirect(`${lotPath}/carts/${existing.vehicleId}`)
  const page = { request, path: `${newAt}/${id}`, images: existing?.images ?? [], isKept: existing !== undefined }
  return { existing, page }
}

async function newCartForm(request: StaffRequest, id: string): Promise<Response> {
  const open = await openDraft(request, id)
  if (open instanceof Response) return open
  return newCartResponse({ ...open.page, draft: open.existing?.content ?? {}, stock: await currentStock() })
}

async function saveNewCart(request: StaffRequest, id: string): Promise<Response> {
  const open = await openDraft(request, id)
  if (open instanceof Response) return open
  const { existing, page } = open
  const { form, session } = request
  const action = form.get('action')
  if (action === 'drop') {
    if (existing) await deleteDraft(database(), existing.id)
    return staffRedirect(lotPath)
  }
  const draft = readDraft(form)
  if (action !== 'publish') {
    const content = { person: session.person, content: draft, id }
    return staffRedirect(`${newAt}/${await saveDraft(database(), content, new Date())}`)
  }
  const stock = await currentStock()
  const outcome = newCart(draft, page.images, stock.find)
  if ('errors' in outcome) return newCartResponse({ ...page, draft, stock, errors: outcome.errors })
  const duplicate = takenBy(outcome.vehicle, stock)
  const result: Published = duplicate ? { taken: duplicate } : await publish(outcome.vehicle, session, existing?.id)
  if ('taken' in result) {
    const again = await samePress(result.taken, outcome.vehicle, session)
    if (again) return staffRedirect(`${lotPath}/carts/${result.taken}?saved=${again}`)
    return newCartResponse({ ...page, draft, stock, ...(await takenErrors(draft, result.taken)) })
  }
  return staffRedirect(`${lotPath}/carts/${outcome.vehicle.id}?saved=${result.change}`)
}

const numberOf = ({ specifications }: Pick<Vehicle, 'specifications'>): string =>
  idFromName(String(specifications.stockNumber ?? ''))

/** The cart with this id, or with this stock number, which an imported cart may have under another id. */
const takenBy = (vehicle: StockedVehicle, { vehicles }: Stock): string | undefined =>
  vehicles.find((other) => other.id === vehicle.id || numberOf(other) === numberOf(vehicle))?.id

type Published = { change: string } | { taken: string }

async function publish(
  vehicle: StockedVehicle,
  { person }: StaffSession,
  draftId: string | undefined,
): Promise<Published> {
  try {
    const { id: change } = await addVehicle(database(), { vehicle, person, now: new Date(), draftId })
    return { change }
  } catch (error) {
    if (!(error instanceof NameTaken)) throw error
    return { taken: error.by }
  }
}

/** @returns the id of the change with which this person has just published the same cart; undefined if there is none */
async function samePress(id: string, { name }: StockedVehicle, { person }: StaffSession): Promise<string | undefined> {
  const added = (await changesOf(database(), id, 1)).find(
    ({ fields, undoes }) => fields.length === 0 && undoes === null,
  )
  const isSame = added?.person === person && added.vehicleName === name
  return isSame && Date.now() - Date.parse(added.at) < SAME_PRESS_MS ? added.id : undefined
}

async function takenErrors(draft: Draft, id: string) {
  const other = await findStocked(database(), id)
  const number = draft.stockNumber ?? ''
  return { errors: { stockNumber: lotErrors.taken(number, other?.vehicle.name ?? id) }, takenId: id }
}
