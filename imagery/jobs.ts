/** Everything to render: each file with the hash of all it depends on, and the ledger of what has been rendered. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pictureViews } from '../src/domain/catalogue/photos/picture-views.ts'
import { closeUps, closeUpVehicles, type FleetVehicle, fleet, modelVehicles, standIns } from './fleet.ts'
import { scenes } from './scenes.ts'

const model = join(import.meta.dirname, 'model')
export const masters = join(import.meta.dirname, 'masters')
const ledgerFile = join(masters, 'ledger.json')

/** One file to render. `key` is its path under masters/ without the extension. */
export type Shot = { key: string; file: string; hash: string }
/** Shots that one Blender process renders together, and the request it gets. */
export type Job = { shots: Shot[]; request: Record<string, unknown> }

// Renders are a little smaller than the master: noise removal leaves no finer detail to lose, and the smaller size
// saves a third of the time.
const product = { kind: 'product', size: [1600, 1000], threads: 1 }
const full = { res: [1440, 900], samples: 18 }
const quick = { res: [1200, 750], samples: 18 }
const closeUp = { ...product, kind: 'close-up', res: [1440, 1080], size: [1600, 1200], samples: 24 }
// The studio is drawn without light rays, so there is no noise, and six samples are enough for the edges.
const studio = { kind: 'studio', samples: 6, threads: 1 }
const hero = { kind: 'hero', res: [1536, 656], size: [2400, 1025], samples: 28, threads: 1 }
const model3d = { kind: 'model' }
/** Surfaces are half again as coarse: simplification leaves no finer detail to lose. */
const plain = { rimfin: 'machined', marks: null, coarse: 1.5 }

const cartSources = ['sdf.py', 'geo.py', 'body.py', 'parts.py', 'badge.py', 'cart.py', 'scene.py']
// A maker's body is a file of its own, so that work on one doesn't make the pictures of other makers out of date.
const makerSource = ({ params }: FleetVehicle): string => `makers/${params.maker}.py`
const productSources = [...cartSources, 'post.py', 'webp.py', 'product.py']
const closeUpSources = [...productSources, 'closeup.py']
const heroSources = readdirSync(model).filter(
  (file) => file.endsWith('.py') && !['model.py', 'studio.py'].includes(file),
)
const modelSources = [...cartSources, 'model.py']

function digest(sources: readonly string[], request: unknown): string {
  const hash = createHash('sha256')
  for (const file of sources.toSorted()) hash.update(readFileSync(join(model, file)))
  return hash.update(JSON.stringify(request)).digest('hex').slice(0, 16)
}

function readLedger(): Record<string, string> {
  return existsSync(ledgerFile) ? JSON.parse(readFileSync(ledgerFile, 'utf8')) : {}
}

export const master = (shot: Shot): string => join(masters, shot.file)
export const isRendered = (shot: Shot): boolean => shot.key in readLedger() && existsSync(master(shot))
const isCurrent = (shot: Shot): boolean => isRendered(shot) && readLedger()[shot.key] === shot.hash

/** Records a shot in the ledger as up to date. Reads the ledger again first, so that two runs can work side by side. */
export function markCurrent(shot: Shot): void {
  const ledger = { ...readLedger(), [shot.key]: shot.hash }
  writeFileSync(ledgerFile, `${JSON.stringify(ledger, Object.keys(ledger).sort(), 2)}\n`)
}

function productJob(vehicle: FleetVehicle, of: readonly string[], quality: typeof full): Job {
  const request = { ...product, ...quality, params: vehicle.params }
  const shots = of.map((view) => {
    const key = `${vehicle.id}/${view}`
    return { key, file: `${key}.webp`, hash: digest([...productSources, makerSource(vehicle)], [request, view]) }
  })
  return { shots, request }
}

function closeUpJob(vehicle: FleetVehicle): Job {
  const request = { ...closeUp, params: vehicle.params }
  const shots = closeUps.map((view) => {
    const key = `${vehicle.id}/${view}`
    const hash = digest([...closeUpSources, makerSource(vehicle)], [request, view])
    return { key, file: `${key}.webp`, hash }
  })
  return { shots, request }
}

const vehicleOf = (id: string): FleetVehicle => {
  const vehicle = fleet.find((row) => row.id === id)
  if (!vehicle) throw new Error(`"${id}" is not in fleet.ts.`)
  return vehicle
}

function sceneJob(scene: (typeof scenes)[number]): Job {
  const vehicles = scene.vehicles.map(vehicleOf)
  // Any dealer's page may open with this scene, so the carts show no maker's name.
  const carts = vehicles.map(({ params }) => ({ ...params, plates: false }))
  const request = { ...hero, scene: scene.scene, carts }
  const sources = new Set([...heroSources, ...vehicles.map(makerSource)])
  return { shots: [{ key: scene.id, file: `${scene.id}.webp`, hash: digest([...sources], request) }], request }
}

// The page tints machined rims black or silver, so every model has machined ones; wear is not shown in 3D.
function modelJob(vehicle: FleetVehicle): Job {
  const request = { ...model3d, params: { ...vehicle.params, ...plain } }
  const key = `models/${vehicle.id}`
  return {
    shots: [{ key, file: `${key}.glb`, hash: digest([...modelSources, makerSource(vehicle)], request) }],
    request,
  }
}

/** The jobs for a target of the command line: all, fleet, hero, place, models, a maker, a vehicle id or a scene id. */
export function jobsFor(target: string): Job[] {
  const all = target === 'all'
  const vehicles = [...fleet, ...standIns].filter(
    ({ id, params }) => all || target === 'fleet' || id === target || params.maker === target,
  )
  const selection = scenes.filter(({ id }) => all || id === target || id.startsWith(`${target}/`))
  const models = modelVehicles.filter(({ id }) => all || target === 'models' || target === `models/${id}`)
  const [front, ...rest] = pictureViews
  const close = vehicles.filter(({ id }) => closeUpVehicles.includes(id))
  const jobs = [
    // Cards show the front and pages open with a hero, so these come first. The other views of a cart are one job, which
    // builds the cart once.
    ...vehicles.map((vehicle) => productJob(vehicle, [front], full)),
    ...selection.map(sceneJob),
    ...vehicles.map((vehicle) => productJob(vehicle, rest, quick)),
    ...close.map(closeUpJob),
    ...models.map(modelJob),
  ]
  if (jobs.length === 0) {
    const ids = [...fleet, ...standIns, ...scenes].map(({ id }) => id)
    throw new Error(
      `There is no target "${target}". Give all, fleet, hero, place, models, a maker or one of:\n  ${ids.join('\n  ')}`,
    )
  }
  return jobs
}

/** The studio pass over masters that are older than the model. The ledger records "studio" for those that have been through this pass. */
export function studioJobs(target: string): Job[] {
  const old = stale(jobsFor(target)).flatMap((job) => job.shots.map(({ key }) => key))
  const job = ({ id, params }: FleetVehicle, views: readonly string[], size: readonly number[]): Job => {
    const keys = views.map((view) => `${id}/${view}`).filter((key) => old.includes(key))
    const shots = keys.map((key) => ({ key, file: `${key}.webp`, hash: 'studio' }))
    const below = Object.fromEntries(shots.map((shot) => [basename(shot.key), master(shot)]))
    return { shots, request: { ...studio, size, params, masters: below } }
  }
  return [
    ...[...fleet, ...standIns].map((vehicle) => job(vehicle, pictureViews, product.size)),
    ...fleet.map((vehicle) => job(vehicle, closeUps, closeUp.size)),
  ]
}

/** The jobs without the shots that are up to date. */
export function stale(jobs: readonly Job[]): Job[] {
  return jobs
    .map((job) => ({ ...job, shots: job.shots.filter((shot) => !isCurrent(shot)) }))
    .filter((job) => job.shots.length > 0)
}
