/** Copies the 3D models to where the server finds them, and lists the vehicles that have one, with its address and their colors. */
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FleetVehicle, fleet, modelName, modelVehicles } from '../imagery/fleet.ts'
import { writeIfChanged } from './write-if-changed.ts'

const masters = 'imagery/masters/models'
const output = 'public/models'

async function build(): Promise<void> {
  await mkdir(output, { recursive: true })
  const files = new Map(await Promise.all(modelVehicles.map(async ({ id }) => [id, await publish(id)] as const)))
  for await (const file of glob('*.glb', { cwd: output })) {
    if (![...files.values()].some(({ address }) => address === `/models/${file}`)) await rm(join(output, file))
  }
  const rows = fleet.flatMap((vehicle) => {
    const published = files.get(modelName(vehicle) ?? '')
    return published ? [[vehicle.id, row(vehicle, published)] as const] : []
  })
  await writeIfChanged(
    'src/content/modeled-carts.gen.ts',
    `// Made by build/build-models.ts from imagery/fleet.ts.\nexport const modeledCarts = ${JSON.stringify(
      rows.map(([id]) => id),
      null,
      2,
    )} as const\n`,
  )
  await writeIfChanged(
    'src/content/vehicle-models.gen.ts',
    `// Made by build/build-models.ts from imagery/fleet.ts and ${masters}.\nexport const vehicleModels = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const\n`,
  )
}

type Published = { address: string; bytes: number }

async function publish(name: string): Promise<Published> {
  const bytes = await readFile(join(masters, `${name}.glb`))
  const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.glb`
  await writeFile(join(output, file), bytes)
  return { address: `/models/${file}`, bytes: bytes.length }
}

/** The models' rims are machined: bright in front, black between the spokes. Silver, less of a metal there, has to be darker. */
const rims = { machined: {}, black: { rimA: '#0a0b0c' }, silver: { rimB: '#95989c' } } as const

function row({ params }: FleetVehicle, published: Published) {
  const { color, roof, seat, insert, piping, bed, finish, rimfin } = params
  const tints = { paint: color, roof: roof === 'body' ? color : roof, seat, insert, piping, bed, ...rims[rimfin] }
  return { ...published, metallic: finish === 'metallic', tints }
}

await build()
