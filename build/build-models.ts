/** Copies the 3D models of the dealer's carts to where the server finds them, and lists these carts, each with its model's address and its colors. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FleetVehicle, fleet, modelName } from '../imagery/fleet.ts'
import { buildDir } from '../src/content/dealer/paths/dealer-paths.ts'
import { placedCarts } from './pictured-carts.ts'
import { writeList } from './write-list.ts'

const masters = join(import.meta.dirname, '../imagery/masters/models')
const output = join(buildDir, 'client/models')

async function build(): Promise<void> {
  const carts = placedCarts()
  const models = fleet.filter(({ id }) => carts.has(id))
  const names = new Set(models.flatMap((vehicle) => modelName(vehicle) ?? []))
  await mkdir(output, { recursive: true })
  const files = new Map(await Promise.all([...names].map(async (name) => [name, await publish(name)] as const)))
  const rows = models.flatMap((vehicle) => {
    const published = files.get(modelName(vehicle) ?? '')
    return published ? [[vehicle.id, row(vehicle, published)] as const] : []
  })
  await writeList(
    'modeled-carts',
    rows.map(([id]) => id),
  )
  await writeList('vehicle-models', Object.fromEntries(rows))
}

type ModelFile = { address: string; bytes: number }

async function publish(name: string): Promise<ModelFile> {
  const bytes = await readFile(join(masters, `${name}.glb`))
  const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.glb`
  await writeFile(join(output, file), bytes)
  return { address: `/models/${file}`, bytes: bytes.length }
}

/**
 * The models' rims are machined: bright in front (rimA), black between the spokes (rimB). rimB is less metallic than rimA, so a
 * silver rim needs a darker color there to look the same.
 */
const rims = { machined: {}, black: { rimA: '#0a0b0c' }, silver: { rimB: '#95989c' } } as const

function row({ params }: FleetVehicle, published: ModelFile) {
  const { color, roof, seat, insert, piping, bed, finish, rimfin } = params
  const tints = { paint: color, roof: roof === 'body' ? color : roof, seat, insert, piping, bed, ...rims[rimfin] }
  return { ...published, metallic: finish === 'metallic', tints }
}

await build()
