import { createElement } from 'react'
import { photoProblems as problems, photoWords as words } from '../../../content/words/staff-photos.words.ts'
import {
  addPhoto,
  cropPhoto,
  movePhoto,
  orderPhotos,
  type PhotoCart,
  type PhotoChange,
  photosOf,
  putPhotoBack,
  removePhoto,
  TooManyPhotos,
} from '../../../domain/catalogue/photos/cart-photos.server.ts'
import { MAX_PICTURE_BYTES } from '../../../domain/catalogue/photos/picture-limits.ts'
import { findStocked } from '../../../domain/catalogue/stock-changes.server.ts'
import { MAX_IMAGES, UnreadableCell } from '../../../domain/catalogue/vehicle-fields.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { MAX_FORM_BYTES, UnreadableForm, withMultipart } from '../../../server/http/multipart.server.ts'
import { limiter } from '../../../server/http/rate-limits.server.ts'
import { BodyTooLarge, jsonError, readBytes } from '../../../server/http/responses.server.ts'
import { pictureStore } from '../../../server/pictures/picture-store.server.ts'
import { pictureUrl } from '../../../server/pictures/pictures.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { isDiskFull } from '../../../server/system/disk-space.server.ts'
import { log } from '../../../server/system/log.server.ts'
import { parsePicture, withoutPoint } from '../../../ui/picture-address.ts'
import type { SentPhoto } from '../browser/uploaded-photo.ts'
import { OneQuestion } from '../frame/one-question.tsx'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { openPage, staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { smallSize } from './lot-photo-size.ts'
import { readPoint } from './photo-crop-point.ts'
import { PhotosPage } from './photos-page.tsx'

type PhotoRequest = {
  request: StaffRequest
  /** A cart on the site, or a draft. */
  cart: PhotoCart
  /** Path of the cart's page, below which `photos` is. */
  path: string
}

const MEGABYTE = 1024 * 1024
const MAX_ACTION_BYTES = 32 * 1024
const MAX_NAME_LENGTH = 60
/** Hourly limits: photos from one person, and from everybody. */
const PHOTOS_AN_HOUR = { person: 300, all: 1500 }
/** Each may take up 25 MB of memory. */
const SENT_AT_ONCE = 6
/** Time limit for one photo, including its wait. */
const DEADLINE_MS = 25_000

const byPerson = limiter('staff-photos', PHOTOS_AN_HOUR.person, 'hour')
const byAll = limiter('all-staff-photos', PHOTOS_AN_HOUR.all, 'hour')
let beingSent = 0

/**
 * PUT accepts one photo, whose name is in `?name=`; POST, a form with several. POST to a subpath moves, removes, reorders, restores or crops photos. With
 * `Accept: application/json`, the response is the list of photos, otherwise a page.
 * @param path of the cart's page
 */
export function photoRoutes(path: string, cartOf: (request: StaffRequest) => Promise<PhotoCart>): StaffRoute[] {
  const answer = (act: (of: PhotoRequest) => Promise<Response>) => async (request: StaffRequest) => {
    const cart = await cartOf(request)
    const own = new URL(request.request.url).pathname.replace(/\/photos.*$/, '')
    const isThere = (await photosOf(database(), cart)) !== undefined
    return isThere ? act({ request, cart, path: own }) : unknownCart(request.request)
  }
  const at = `${path}/photos`
  return [
    {
      method: 'GET',
      path: at,
      handle: answer((of) => (wantsJson(of.request.request) ? list(of) : photosPage(of, []))),
    },
    { method: 'PUT', path: at, rawBody: true, handle: answer(putPhoto) },
    { method: 'POST', path: at, rawBody: true, handle: answer(postPhotos) },
    { method: 'POST', path: `${at}/:action`, maxBytes: MAX_ACTION_BYTES, handle: answer(act) },
  ]
}

const wantsJson = (request: Request): boolean => request.headers.get('accept')?.includes('application/json') ?? false

async function list({ cart }: PhotoRequest): Promise<Response> {
  const images = (await photosOf(database(), cart)) ?? []
  const photos: SentPhoto[] = images.map((image) => {
    const address = pictureUrl(image) ?? image
    return { image: withoutPoint(address), src: smallSize(address), point: parsePicture(address)?.point ?? '' }
  })
  return Response.json({ photos })
}

async function putPhoto(of: PhotoRequest): Promise<Response> {
  const { request, session } = of.request
  if (await isTooMany(session.person)) return jsonError(429, problems.enough)
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

async function postPhotos(of: PhotoRequest): Promise<Response> {
  const { request, session } = of.request
  try {
    return await withMultipart(request, `staff ${session.person}`, async ({ files, cut }) => {
      if (cut === 'too slow') return photosPage(of, [problems.tooSlow], 408)
      if (cut === 'too many') return photosPage(of, [problems.busy], 429)
      if (cut === 'busy') return photosPage(of, [problems.busy], 503)
      if (cut) return photosPage(of, [problems.tooLarge(MAX_FORM_BYTES / MEGABYTE)])
      if (files.length === 0) return photosPage(of, [problems.none])
      const sentences: string[] = []
      let saved: string | undefined
      let status: number | undefined
      for (const file of files) {
        if (await isTooMany(session.person)) return photosPage(of, [...sentences, problems.enough])
        const added = await add(of, Buffer.from(await file.arrayBuffer()), file.name)
        if (added.problem !== undefined) sentences.push(added.problem)
        status = added.status
        saved = added.change ?? saved
        // The remaining photos would fail too, and the browser is waiting.
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

/** Redirects to the cart's page, which shows what was saved, with Undo. */
const backToCart = ({ path }: PhotoRequest, change: string | undefined): Response =>
  staffRedirect(`${path}${change === undefined ? '' : `?saved=${change}`}#photos`)

type Added = { problem?: string; status?: 503 | 507; change?: string | undefined }

/** @returns the recorded change, or why the photo was refused, with a status if the photo isn't at fault */
async function add({ cart, request: { session } }: PhotoRequest, bytes: Buffer, name: string): Promise<Added> {
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

async function act(of: PhotoRequest): Promise<Response> {
  const { request, session, form, params } = of.request
  const photo = form.get('photo') ?? ''
  const change = { cart: of.cart, person: session.person, now: new Date() }
  const saved = await changed(params.action ?? '', change, { photo, form })
  return wantsJson(request) ? list(of) : backToCart(of, saved)
}

async function changed(
  action: string,
  change: PhotoChange,
  { photo, form }: { photo: string; form: URLSearchParams },
): Promise<string | undefined> {
  switch (action) {
    case 'earlier':
      return movePhoto(database(), change, photo, -1)
    case 'later':
      return movePhoto(database(), change, photo, 1)
    case 'main':
      return orderPhotos(database(), change, [photo])
    case 'remove':
      return removePhoto(database(), change, photo)
    case 'order':
      return orderPhotos(database(), change, form.getAll('photo'))
    case 'put-back':
      return putPhotoBack(database(), change, {
        photo,
        place: Number(form.get('place')) || 0,
        store: pictureStore(env()),
      })
    case 'point': {
      const point = readPoint(form, photo)
      return point === undefined ? undefined : cropPhoto(database(), change, photo, point)
    }
    default:
      return undefined
  }
}

const isTooMany = async (person: string): Promise<boolean> =>
  (await byPerson.take(person)) > 0 || (await byAll.take('all')) > 0

async function photosPage({ cart, request, path }: PhotoRequest, sentences: string[], status = 422): Promise<Response> {
  const stocked = cart.kind === 'cart' ? await findStocked(database(), cart.id) : undefined
  const images = (await photosOf(database(), cart)) ?? []
  return staffPage(request, {
    status: sentences.length > 0 ? status : 200,
    title: words.pageTitle(stocked?.vehicle.name ?? words.newCart),
    tab: 'lot',
    back: { href: path, text: words.back },
    script: true,
    body: createElement(PhotosPage, {
      path,
      images: images.flatMap((image) => pictureUrl(image) ?? []),
      problems: sentences,
    }),
  })
}

function unknownCart(request: Request): Response {
  if (wantsJson(request)) return jsonError(404, problems.unknown)
  return openPage({
    status: 404,
    title: problems.unknown,
    body: createElement(OneQuestion, { heading: problems.unknown }),
  })
}
