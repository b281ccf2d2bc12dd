import { createElement } from 'react'
import { lot } from '../../content/words/lot.ts'
import { photoProblems as problems, photoWords as words } from '../../content/words/staff-photos.ts'
import { MAX_PICTURE_BYTES } from '../../domain/catalogue/import/picture-rules.ts'
import {
  addPhoto,
  movePhoto,
  orderPhotos,
  type PhotoCart,
  type PhotoChange,
  photosOf,
  putPhotoBack,
  removePhoto,
  TooManyPhotos,
} from '../../domain/catalogue/photos/cart-photos.server.ts'
import { findStocked } from '../../domain/catalogue/stock-changes.server.ts'
import { MAX_IMAGES, UnreadableCell } from '../../domain/catalogue/vehicle-fields.ts'
import { staffNames } from '../../domain/staff/people.server.ts'
import type { StaffSession } from '../../domain/staff/sessions.server.ts'
import { database } from '../../server/database/app-database.server.ts'
import { limiter } from '../../server/http/limits.server.ts'
import { MAX_FORM_BYTES, UnreadableForm, withMultipart } from '../../server/http/multipart.server.ts'
import { BodyTooLarge, jsonError, readBytes, readText } from '../../server/http/responses.server.ts'
import { pictureStore } from '../../server/pictures/picture-store.server.ts'
import { pictureUrl } from '../../server/pictures/pictures.server.ts'
import { env } from '../../server/settings/env.server.ts'
import { log } from '../../server/settings/log.server.ts'
import { isDiskFull } from '../../server/system/disk-space.server.ts'
import { OneQuestion } from './one-question.tsx'
import type { SentPhoto } from './phone/sent-photo.ts'
import { PhotosPage } from './photos-page.tsx'
import { smallSize } from './small-size.ts'
import { staffRedirect, staffResponse } from './staff-response.server.ts'

type PhotoRequest = {
  session: StaffSession
  /** A cart on the site, or a draft. */
  cart: PhotoCart
  /** Path of the cart's page, below which `photos` is. */
  path: string
  /** The part after `photos/`. */
  rest: readonly string[]
}

const MEGABYTE = 1024 * 1024
const MAX_ACTION_BYTES = 32 * 1024
const MAX_NAME_LENGTH = 60
/** Photos in an hour, of one person and of all. */
const PHOTOS_AN_HOUR = { person: 300, all: 1500 }
/** Each may have 25 MB in memory. */
const SENT_AT_ONCE = 6
/** Of one photo, in which it waits for its turn too. */
const DEADLINE_MS = 25_000

const byPerson = limiter('staff-photos', PHOTOS_AN_HOUR.person, 'hour')
const byAll = limiter('all-staff-photos', PHOTOS_AN_HOUR.all, 'hour')
let beingSent = 0

/**
 * PUT takes one photo, whose name is in `?name=`, POST a form of several; POST below it moves, removes, orders and puts back. With
 * `Accept: application/json` the answer is the list of photos, otherwise a page.
 */
export async function handlePhotos(request: Request, of: PhotoRequest): Promise<Response> {
  const images = await photosOf(database(), of.cart)
  if (!images) return unknownCart(request)
  const [action] = of.rest
  if (request.method === 'PUT') return putPhoto(request, of)
  if (request.method === 'POST') return action === undefined ? postPhotos(request, of) : act(request, of, action)
  return wantsJson(request) ? list(of) : photosPage(of, [])
}

const wantsJson = (request: Request): boolean => request.headers.get('accept')?.includes('application/json') ?? false

async function list({ cart }: PhotoRequest): Promise<Response> {
  const images = (await photosOf(database(), cart)) ?? []
  const photos: SentPhoto[] = images.map((image) => {
    const address = pictureUrl(image) ?? image
    return { image: address, src: smallSize(address) }
  })
  return Response.json({ photos })
}

async function putPhoto(request: Request, of: PhotoRequest): Promise<Response> {
  if (await isTooMany(of.session.person)) return jsonError(429, problems.enough)
  if (beingSent >= SENT_AT_ONCE) return jsonError(503, problems.busy)
  beingSent += 1
  try {
    const bytes = await readBytes(request, MAX_PICTURE_BYTES)
    const { problem, status = 422 } = await add(of, bytes, new URL(request.url).searchParams.get('name') ?? '')
    return problem === undefined ? await list(of) : jsonError(status, problem)
  } catch (error) {
    if (error instanceof BodyTooLarge) return jsonError(413, problems.oneTooLarge(MAX_PICTURE_BYTES / MEGABYTE))
    throw error
  } finally {
    beingSent -= 1
  }
}

async function postPhotos(request: Request, of: PhotoRequest): Promise<Response> {
  try {
    return await withMultipart(request, `staff ${of.session.person}`, async ({ files, cut }) => {
      if (cut === 'too slow') return photosPage(of, [problems.tooSlow], 408)
      if (cut === 'too many') return photosPage(of, [problems.busy], 429)
      if (cut === 'busy') return photosPage(of, [problems.busy], 503)
      if (cut) return photosPage(of, [problems.tooLarge(MAX_FORM_BYTES / MEGABYTE)])
      if (files.length === 0) return photosPage(of, [problems.none])
      const sentences: string[] = []
      let saved: string | undefined
      let status: number | undefined
      for (const file of files) {
        if (await isTooMany(of.session.person)) return photosPage(of, [...sentences, problems.enough])
        const added = await add(of, Buffer.from(await file.arrayBuffer()), file.name)
        if (added.problem !== undefined) sentences.push(added.problem)
        status = added.status
        saved = added.change ?? saved
        // The others would fare no better, and the browser waits.
        if (status !== undefined) break
      }
      return sentences.length > 0 ? photosPage(of, sentences, status) : backToCart(of, saved)
    })
  } catch (error) {
    if (error instanceof BodyTooLarge) return photosPage(of, [problems.tooLarge(MAX_FORM_BYTES / MEGABYTE)], 413)
    if (error instanceof UnreadableForm) return photosPage(of, [problems.none], 400)
    throw error
  }
}

/** The page of a cart says what was saved, and how to undo it. */
const backToCart = ({ path }: PhotoRequest, change: string | undefined): Response =>
  staffRedirect(`${path}${change === undefined ? '' : `?saved=${change}`}#photos`)

type Added = { problem?: string; status?: 503 | 507; change?: string | undefined }

/** @returns why it was not taken, with a status when the photo is not at fault; or the recorded change */
async function add({ cart, session }: PhotoRequest, bytes: Buffer, name: string): Promise<Added> {
  const fileName = `‘${name.replaceAll(/\p{Cc}/gu, '').slice(0, MAX_NAME_LENGTH) || words.heading}’`
  const change = { cart, person: session.person, now: new Date() }
  const signal = AbortSignal.timeout(DEADLINE_MS)
  try {
    return { change: await addPhoto(database(), { bytes, fileName, store: pictureStore(env()), signal }, change) }
  } catch (error) {
    if (error instanceof TooManyPhotos) return { problem: problems.full(MAX_IMAGES, fileName) }
    if (error instanceof UnreadableCell) return { problem: `${error.message}.` }
    if (error === signal.reason) return { problem: problems.busy, status: 503 }
    if (!isDiskFull(error)) throw error
    log.error({ cart: cart.id }, 'a photo could not be stored: the disk is full')
    return { problem: problems.diskFull, status: 507 }
  }
}

async function act(request: Request, of: PhotoRequest, action: string): Promise<Response> {
  const form = new URLSearchParams(await readText(request, MAX_ACTION_BYTES))
  const photo = form.get('photo') ?? ''
  const change = { cart: of.cart, person: of.session.person, now: new Date() }
  const saved = await changed(action, change, { photo, order: form.getAll('photo'), place: Number(form.get('place')) })
  return wantsJson(request) ? list(of) : backToCart(of, saved)
}

async function changed(
  action: string,
  change: PhotoChange,
  { photo, order, place }: { photo: string; order: readonly string[]; place: number },
): Promise<string | undefined> {
  switch (action) {
    case 'earlier':
      return movePhoto(database(), change, photo, -1)
    case 'later':
      return movePhoto(database(), change, photo, 1)
    case 'remove':
      return removePhoto(database(), change, photo)
    case 'order':
      return orderPhotos(database(), change, order)
    case 'put-back':
      return putPhotoBack(database(), change, { photo, place: place || 0, store: pictureStore(env()) })
    default:
      return undefined
  }
}

const isTooMany = async (person: string): Promise<boolean> =>
  (await byPerson.take(person)) > 0 || (await byAll.take('all')) > 0

async function photosPage({ cart, session, path }: PhotoRequest, sentences: string[], status = 422): Promise<Response> {
  const stocked = cart.kind === 'cart' ? await findStocked(database(), cart.id) : undefined
  const heading = words.pageTitle(stocked?.vehicle.name ?? words.newCart)
  const images = (await photosOf(database(), cart)) ?? []
  const nameOf = await staffNames(database())
  return staffResponse({
    status: sentences.length > 0 ? status : 200,
    title: heading,
    person: { name: nameOf(session.person), note: lot.title },
    script: 'staff-lot',
    body: createElement(PhotosPage, {
      heading,
      path,
      images: images.flatMap((image) => pictureUrl(image) ?? []),
      problems: sentences,
    }),
  })
}

function unknownCart(request: Request): Response {
  if (wantsJson(request)) return jsonError(404, problems.unknown)
  return staffResponse({
    status: 404,
    title: problems.unknown,
    body: createElement(OneQuestion, { heading: problems.unknown }),
  })
}
