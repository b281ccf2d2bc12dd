import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { standInFor } from '../src/content/dealer/reading/find-picture-files.ts'
import { pictureViews } from '../src/domain/catalogue/photos/picture-views.ts'
import { sampleInventory } from '../src/domain/catalogue/sample-stock.ts'
import {
  closeUps,
  closeUpVehicles,
  type FleetVehicle,
  fleet,
  layouts,
  makerVehicles,
  modelName,
  modelVehicles,
  standIns,
} from './fleet.ts'
import { jobsFor } from './jobs.ts'
import { scenes } from './scenes.ts'
import { drawSheet, sheetFile } from './sheet.ts'

const masters = join(import.meta.dirname, 'masters')
const kilobytes = (file: string): number => statSync(join(masters, file)).size / 1024

// Each bench seats two people. "seat" is a bench that faces back, and no other kind of rear carries people.
const seatsOf = { '2+2': 4, '4fwd': 4, '4+2': 6, '6+2': 8, '2+bags': 2, '2+bed': 2 }

test.each(fleet)('$id has as many seats as its layout', ({ layout, seats, params }) => {
  expect(seats).toBe(seatsOf[layout])
  expect(params.rows * 2 + (params.rear === 'seat' ? 2 : 0)).toBe(seats)
  expect(params).toMatchObject(layouts[layout])
})

test('the fleet table lists every sample vehicle with its seats and color', () => {
  const drawn = fleet
    .map(({ id, seats, colorName }) => ({ id, seats, colorName }))
    .sort((a, b) => a.id.localeCompare(b.id))
  const listed = sampleInventory
    .map(({ id, specifications }) => ({
      id,
      seats: specifications.seatingCapacity,
      colorName: String(specifications.color).toLowerCase(),
    }))
    .sort((a, b) => a.id.localeCompare(b.id))
  expect(drawn).toEqual(listed)
})

test('every stand-in cart for dealers without pictures has all views and no plates', () => {
  for (const { id, seats, params } of standIns) {
    expect(params.plates).toBe(false)
    expect(standInFor(seats)).toBe(id)
    for (const view of pictureViews) expect(existsSync(join(masters, id, `${view}.webp`)), `${id}/${view}`).toBe(true)
  }
})

test('every sample vehicle shows its own pictures, starting with the front', () => {
  for (const { id, images } of sampleInventory)
    expect(images).toEqual(pictureViews.map((view) => `/pictures/${id}/${view}`))
})

test('no two vehicles are drawn alike', () => {
  expect(new Set(fleet.map(({ params }) => JSON.stringify(params))).size).toBe(fleet.length)
})

test.each(fleet.flatMap(({ id }) => pictureViews.map((view) => `${id}/${view}.webp`)))(
  '%s is a cut-out under 200 KB with transparency',
  async (file) => {
    expect(kilobytes(file)).toBeLessThan(200)
    const { width, height, hasAlpha } = await sharp(join(masters, file)).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: 1600, height: 1000, hasAlpha: true })
  },
)

test.each(closeUpVehicles.flatMap((id) => closeUps.map((view) => `${id}/${view}.webp`)))(
  '%s fills its frame and has no transparency',
  async (file) => {
    expect(kilobytes(file)).toBeLessThan(200)
    const { width, height, hasAlpha } = await sharp(join(masters, file)).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: 1600, height: 1200, hasAlpha: false })
  },
)

test('each maker on the contact sheet is represented by one of its own vehicles', () => {
  for (const [maker, id] of Object.entries(makerVehicles)) {
    const vehicle = fleet.find((row) => row.id === id)
    expect(vehicle?.params.maker.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())).toBe(maker)
  }
})

test.each(scenes)('$id exists and shows vehicles from the fleet', async ({ id, vehicles }) => {
  expect(kilobytes(`${id}.webp`)).toBeLessThan(200)
  expect((await sharp(join(masters, `${id}.webp`)).metadata()).width).toBe(2400)
  expect(fleet.map((vehicle) => vehicle.id)).toEqual(expect.arrayContaining([...vehicles]))
})

test.each(modelVehicles.map(({ id }) => id))('the 3D model %s weighs under 300 KB', (id) => {
  expect(kilobytes(`models/${id}.glb`)).toBeLessThan(300)
})

test('a vehicle uses only a 3D model with its own maker, layout, stance, rims and fittings', () => {
  const looks = ({ layout, params: { maker, lift, rim, bed_kind, lightbar, rack, accent } }: FleetVehicle) => ({
    ...{ layout, maker, lift, rim, bed_kind, lightbar, rack, accent },
  })
  for (const vehicle of fleet) {
    const model = fleet.find(({ id }) => id === modelName(vehicle))
    if (model) expect(looks(model)).toEqual(looks(vehicle))
  }
})

test('every 3D model has the paint, roof and insert materials, which the page tints', () => {
  for (const { id } of modelVehicles) {
    const file = readFileSync(join(masters, `models/${id}.glb`))
    const json: { materials: { name: string }[] } = JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString())
    expect(json.materials.map((material) => material.name)).toEqual(expect.arrayContaining(['paint', 'roof', 'insert']))
  }
})

test('every master that the ledger records as rendered exists', () => {
  const ledger: Record<string, string> = JSON.parse(readFileSync(join(masters, 'ledger.json'), 'utf8'))
  expect(Object.keys(ledger).length).toBeGreaterThan(0)
  for (const key of Object.keys(ledger)) {
    const file = `${key}.${key.startsWith('models/') ? 'glb' : 'webp'}`
    expect(existsSync(join(masters, file)), file).toBe(true)
  }
})

test('the ledger lists every master, so none is still to be rendered', () => {
  const ledger: Record<string, string> = JSON.parse(readFileSync(join(masters, 'ledger.json'), 'utf8'))
  const keys = jobsFor('all').flatMap((job) => job.shots.map((shot) => shot.key))
  expect(keys.filter((key) => !(key in ledger))).toEqual([])
})

test('the contact sheet is up to date (to update it, run `npm run imagery -- sheet`)', async () => {
  // The sheets are compared small enough to hide the artifacts of WebP and large enough to show a different cart.
  const small = async (sheet: Sharp) => {
    const decoded = await sheet.removeAlpha().png().toBuffer()
    return sharp(decoded).resize({ width: 288 }).raw().toBuffer()
  }
  const [committed, current] = await Promise.all([small(sharp(sheetFile)), small(await drawSheet())])
  expect(committed.length).toBe(current.length)
  const differing = current.filter((value, index) => Math.abs(value - (committed[index] ?? 0)) > 32).length
  expect(differing / current.length).toBeLessThan(0.0005)
})
