import { ownSite } from '../../../content/dealer/facts/main-site.facts.ts'
import { townAliases } from '../../../content/dealer/facts/towns.facts.ts'
import { findTown } from '../../../content/dealer/find-town.ts'
import type { Db } from '../../../server/database/database.server.ts'
import { findModel, modelFullName } from '../../catalogue/find-model.ts'
import { findRemoved, findVehicle } from '../../catalogue/vehicles.server.ts'
import { type LeadOrigin, type LeadVehicle, UNKNOWN_VEHICLE } from '../lead.ts'
import { isTopic, type OriginField } from './submission-fields.ts'

const MAX_PATH_LENGTH = 200
/** A path of this site, which cannot hide a host and is safe to print anywhere. */
const sitePath = /^\/(?!\/)[\w\-.~%/]*$/
/** Matches every id that src/domain/catalogue/vehicle-fields.ts allows. An id in any other form is left out. */
const vehicleId = /^[a-z0-9-]{1,80}$/
const townPage = /^\/(?:(?:towns|rentals)\/([a-z-]+)|([a-z-]+)-golf-carts)$/

/** Hidden fields are optional and anybody can send anything in them, so unknown values are left out, not refused. */
export async function leadOrigin(db: Db, body: Record<string, unknown>): Promise<LeadOrigin> {
  const field = (name: OriginField): string => {
    const value = body[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const page = readPath(field('page'))
  const [, bySlug, byAddress] = townPage.exec(page) ?? []
  const topic = field('topic')
  return {
    vehicle: await vehicleNow(db, field('vehicle')),
    page,
    town: townSlug(field('town')) || townSlug(bySlug ?? byAddress ?? ''),
    topic: isTopic(topic) ? topic : '',
    site: ownSite,
  }
}

/** Drops the query, which may contain advertisers' ids for the visitor. */
function readPath(text: string): string {
  const [path = ''] = text.split(/[?#]/, 1)
  return path.length <= MAX_PATH_LENGTH && sitePath.test(path) ? path : ''
}

function townSlug(slug: string): string {
  const aliases: Readonly<Record<string, string>> = townAliases
  return findTown(Object.hasOwn(aliases, slug) ? (aliases[slug] ?? '') : slug)?.slug ?? ''
}

async function vehicleNow(db: Db, idOrAlias: string): Promise<LeadVehicle | null> {
  if (idOrAlias === '') return null
  if (!vehicleId.test(idOrAlias)) return unknownVehicle
  const vehicle = await findVehicle(db, idOrAlias)
  if (!vehicle) return notStocked(db, idOrAlias)
  const { id, name, brand, price, isNew, inStock, specifications, showroom = '' } = vehicle
  const text = (key: string) => String(specifications[key] ?? '')
  return {
    id,
    name,
    brand,
    year: text('year'),
    condition: isNew === undefined ? '' : isNew ? 'new' : 'used',
    price: price ?? null,
    stockNumber: text('stockNumber'),
    vin: text('vin'),
    stockStatus: inStock ? 'in stock' : 'out of stock',
    showroom,
  }
}

/** A model on a brand's page that isn't in stock, a removed vehicle, or an unknown id. */
async function notStocked(db: Db, idOrAlias: string): Promise<LeadVehicle> {
  const model = findModel(idOrAlias)
  if (model) {
    const { id } = model.model
    const { maker: brand } = model.page
    return { ...unknownVehicle, id, name: modelFullName(model), brand, condition: 'new', stockStatus: 'not in stock' }
  }
  const removed = await findRemoved(db, idOrAlias)
  if (!removed) return { ...unknownVehicle, id: idOrAlias }
  const { name, brand, price = null } = removed
  return { ...unknownVehicle, id: idOrAlias, name, brand, price, stockStatus: 'removed' }
}

const unknownVehicle: LeadVehicle = {
  id: '',
  name: UNKNOWN_VEHICLE,
  brand: '',
  year: '',
  condition: '',
  price: null,
  stockNumber: '',
  vin: '',
  stockStatus: '',
  showroom: '',
}
