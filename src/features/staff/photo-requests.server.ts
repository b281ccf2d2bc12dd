import { createElement } from 'react'
import { MAX_PICTURE_BYTES } from '../../catalogue/import/check-picture.server.ts'
import {
  addPhoto,
  movePhoto,
  orderPhotos,
  type PhotoCart,
  photosOf,
  putPhotoBack,
  removePhoto,
  TooManyPhotos,
} from '../../catalogue/photos/cart-photos.server.ts'
import { findStocked } from '../../catalogue/stock-changes.server.ts'
import { MAX_IMAGES, UnreadableCell } from '../../catalogue/vehicle-fields.ts'
import { MAX_FORM_BYTES, UnreadableForm, withMultipart } from '../../http/multipart.server.ts'
import { BodyTooLarge, jsonError, readBytes, readText } from '../../http/responses.server.ts'
import { database } from '../../platform/app-database.server.ts'
import { env } from '../../platform/env.server.ts'
import { hourlyLimiter, type Limiter } from '../../platform/limits.server.ts'
import type { StaffLink } from '../../staff/links.server.ts'
import { staffNames } from '../../staff/people.server.ts'
import { photoProblems as problems, photoWords as words } from '../../words/staff-photos.ts'
import { OneQuestion } from './one-question.tsx'
import type { SentPhoto } from './phone/sent-photo.ts'
import { PhotosPage } from './photos-page.tsx'
import { smallSize } from './small-size.server.ts'
import { closedHeaders, staffRedirect, staffResponse } from './staff-response.server.ts'

export type PhotoRequest = {
  link: StaffLink
  /** Of a cart on the site, or of one that is kept. */
  cart: PhotoCart
  /** Path of the cart's page, below which `photos` is. */
  path: string
  /** What stands behind `photos/`. */
  rest: readonly string[]
}

const MEGABYTE = 1024 * 1024
const MAX_ACTION_BYTES = 32 * 1024
const MAX_NAME_LENGTH = 60
/** Photos in an hour, of one person and of all. */
const PHOTOS_AN_HOUR = { person: 300, all: 1500 }
/** Each may have 25 MB in memory. */
const SENT_AT_ONCE = 6

let limits: { person: Limiter; all: Limiter } | undefined
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
  const photos: SentPhoto[] = images.map((image) => ({ image, src: smallSize(image) }))
  return Response.json({ photos }, { headers: closedHeaders })
}

async function putPhoto(request: Request, of: PhotoRequest): Promise<Response> {
  if (await isTooMany(of.link.person)) return refused(429, problems.enough)
  if (beingSent >= SENT_AT_ONCE) return refused(503, problems.busy)
  beingSent += 1
  try {
    const bytes = await readBytes(request, MAX_PICTURE_BYTES)
    const problem = await add(of, bytes, new URL(request.url).searchParams.get('name') ?? '')
    return problem === undefined ? await list(of) : refused(422, problem)
  } catch (error) {
    if (error instanceof BodyTooLarge) return refused(413, problems.oneTooLarge(MAX_PICTURE_BYTES / MEGABYTE))
    throw error
  } finally {
    beingSent -= 1
  }
}

const refused = (status: number, sentence: string): Response => jsonError(status, sentence, { headers: closedHeaders })

async function postPhotos(request: Request, of: PhotoRequest): Promise<Response> {
  try {
    return await withMultipart(request, async ({ files, cut }) => {
      if (cut === 'busy') return photosPage(of, [problems.busy])
      if (cut) return photosPage(of, [problems.tooLarge(MAX_FORM_BYTES / MEGABYTE)])
      if (files.length === 0) return photosPage(of, [problems.none])
      const sentences: string[] = []
      for (const file of files) {
        if (await isTooMany(of.link.person)) return photosPage(of, [...sentences, problems.enough])
        const problem = await add(of, Buffer.from(await file.arrayBuffer()), file.name)
        if (problem !== undefined) sentences.push(problem)
      }
      return sentences.length > 0 ? photosPage(of, sentences) : staffRedirect(`${of.path}#photos`)
    })
  } catch (error) {
    if (error instanceof BodyTooLarge) return photosPage(of, [problems.tooLarge(MAX_FORM_BYTES / MEGABYTE)], 413)
    if (error instanceof UnreadableForm) return photosPage(of, [problems.none], 400)
    throw error
  }
}

/** @returns why it was not taken */
async function add({ cart, link }: PhotoRequest, bytes: Buffer, name: string): Promise<string | undefined> {
  const fileName = `‘${name.replaceAll(/\p{Cc}/gu, '').slice(0, MAX_NAME_LENGTH) || words.heading}’`
  const change = { cart, person: link.person, now: new Date() }
  try {
    await addPhoto(database(), { bytes, fileName, dataDir: env().DATA_DIR }, change)
    return undefined
  } catch (error) {
    if (error instanceof TooManyPhotos) return problems.full(MAX_IMAGES, fileName)
    if (error instanceof UnreadableCell) return `${error.message}.`
    throw error
  }
}

async function act(request: Request, of: PhotoRequest, action: string): Promise<Response> {
  const form = new URLSearchParams(await readText(request, MAX_ACTION_BYTES))
  const photo = form.get('photo') ?? ''
  const { cart, link, path } = of
  const change = { cart, person: link.person, now: new Date() }
  if (action === 'earlier') await movePhoto(database(), change, photo, -1)
  if (action === 'later') await movePhoto(database(), change, photo, 1)
  if (action === 'remove') await removePhoto(database(), change, photo)
  if (action === 'order') await orderPhotos(database(), change, form.getAll('photo'))
  if (action === 'put-back') await putPhotoBack(database(), change, photo, Number(form.get('place')) || 0)
  return wantsJson(request) ? list(of) : staffRedirect(`${path}#photos`)
}

async function isTooMany(person: string): Promise<boolean> {
  const { DATABASE_URL } = env()
  limits ??= {
    person: hourlyLimiter('staff-photos', PHOTOS_AN_HOUR.person, DATABASE_URL),
    all: hourlyLimiter('all-staff-photos', PHOTOS_AN_HOUR.all, DATABASE_URL),
  }
  return (await limits.person.take(person)) > 0 || (await limits.all.take('all')) > 0
}

async function photosPage({ cart, link, path }: PhotoRequest, sentences: string[], status = 422): Promise<Response> {
  const stocked = cart.kind === 'cart' ? await findStocked(database(), cart.id) : undefined
  const heading = words.pageTitle(stocked?.vehicle.name ?? words.newCart)
  const images = (await photosOf(database(), cart)) ?? []
  const nameOf = await staffNames(database())
  return staffResponse({
    status: sentences.length > 0 ? status : 200,
    title: heading,
    person: { name: nameOf(link.person), note: words.heading },
    script: 'staff-lot',
    body: createElement(PhotosPage, { heading, path, images, problems: sentences }),
  })
}

function unknownCart(request: Request): Response {
  if (wantsJson(request)) return refused(404, problems.unknown)
  return staffResponse({
    status: 404,
    title: problems.unknown,
    body: createElement(OneQuestion, { heading: problems.unknown }),
  })
}
