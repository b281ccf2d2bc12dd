import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Box3, Color, Mesh, MeshStandardMaterial, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { vehicleModels } from '../../content/dealer/generated/vehicle-3d-models.generated.ts'
import { buildDir } from '../../content/dealer/paths/dealer-paths.ts'
import { cartModel } from './cart-model.ts'

const rows = Object.entries(vehicleModels)
const oneOfEach = new Map(rows.map(([id, row]) => [row.address, id] as const))

test.each([...oneOfEach])('%s, shown for %s, stands on the ground in the vehicle’s colors', async (address, id) => {
  const row = rows.find(([name]) => name === id)?.[1]
  if (!row) throw new Error(`no row for ${id}`)
  const file = await readFile(join(buildDir, 'client', address))
  const cart = await cartModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength), row)
  const box = new Box3().setFromObject(cart, true)
  const { x: length, y: height, z: width } = box.getSize(new Vector3())
  expect(length).toBeGreaterThan(2)
  expect(length).toBeLessThan(5)
  expect(height).toBeGreaterThan(1.6)
  expect(height).toBeLessThan(2.4)
  expect(width).toBeGreaterThan(1)
  expect(width).toBeLessThan(1.8)
  expect(Math.abs(box.min.y)).toBeLessThan(0.05)
  const painted = new Map<string, Color>()
  cart.traverse((part) => {
    if (part instanceof Mesh && part.material instanceof MeshStandardMaterial)
      painted.set(part.material.name, part.material.color)
  })
  for (const material of ['paint', 'roof', 'insert', 'seat'] as const)
    expect(painted.get(material)?.getHexString(), material).toBe(new Color(row.tints[material]).getHexString())
})

test.each([
  ['black', 'evolution-d5-ranger-2-plus-2'],
  ['machined', 'denago-city'],
] as const)('shows %s rims in 3D on a cart that has them', async (finish, id) => {
  const model = vehicleModels[id]
  if (!model) throw new Error(`${id} has no 3D model`)
  const { address, tints, metallic } = model
  const file = await readFile(join(buildDir, 'client', address))
  const cart = await cartModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength), {
    metallic,
    tints,
  })
  const lightness = (name: string) => {
    const lightnesses: number[] = []
    cart.traverse((part) => {
      if (!(part instanceof Mesh && part.material instanceof MeshStandardMaterial)) return
      if (part.material.name === name) lightnesses.push(part.material.color.getHSL({ h: 0, s: 0, l: 0 }).l)
    })
    return lightnesses[0] ?? Number.NaN
  }
  const isDark = ['rimA', 'rimB'].map((name) => lightness(name) < 0.1)
  expect(isDark).toEqual([finish === 'black', true])
})

test('rejects bytes that are not a model', async () => {
  await expect(cartModel(new ArrayBuffer(64), { metallic: false, tints: {} })).rejects.toThrow()
})
