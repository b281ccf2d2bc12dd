import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EditValues } from '../../src/domain/catalogue/edits/edit-fields.ts'
import { changesOf, forgetChanges } from '../../src/domain/catalogue/edits/edit-history.server.ts'
import { type EditResult, editVehicle, undoEdit } from '../../src/domain/catalogue/edits/edit-vehicle.server.ts'
import { changesInWords } from '../../src/domain/catalogue/import/import-report.ts'
import { findStocked, removeVehicles } from '../../src/domain/catalogue/stock-changes.server.ts'
import type { VehicleSource } from '../../src/domain/catalogue/vehicle-source.ts'
import { stockRevision } from '../../src/domain/catalogue/vehicles.server.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'
import { phonePhoto } from '../support/photos.ts'

const ann = 'ann@dealer.example'
const dov = 'dov@dealer.example'
const start = new Date('2026-05-02T14:00:00Z')
const later = (hours: number) => new Date(start.getTime() + hours * 60 * 60 * 1000)

describe.each(Object.entries(engines))('manual changes on %s', (_name, open) => {
  const imports = importSetting(open)
  const db = () => imports.database.db
  beforeEach(async () => {
    await removeVehicles(db(), ['u-1'])
    await db().deleteFrom('held_values').execute()
  })

  const change = (change: EditValues, more: { person?: string; seen?: EditValues; now?: Date } = {}) =>
    editVehicle(db(), { id: 'u-1', person: ann, change, now: start, ...more })
  const idOf = (result: EditResult) => (result.kind === 'changed' ? result.change.id : result.kind)
  const undo = (changeId: string, person = ann, now = later(1)) => undoEdit(db(), { changeId, person, now })
  const list = async (columns: string, cells: string, source: VehicleSource = 'feed') => {
    const file = await imports.fileOf(`id,name,brand,category,${columns}\nu-1,Cart,Acme,Cart,${cells}\n`)
    const result = await imports.run(file, { source, keepMissing: false, now: later(2) })
    if (result.kind === 'refused') throw new Error(JSON.stringify(result.problems))
    return changesInWords(result.comparison)
  }
  const cart = async () => (await findStocked(db(), 'u-1'))?.vehicle
  const price = async () => (await cart())?.price

  test('are recorded with their person and both values, and ignored if they change nothing', async () => {
    await list('price', '6450')
    const revision = await stockRevision(db())
    expect(await change({ price: 6250, 'spec:hoursOnMeter': 1180 })).toMatchObject({
      kind: 'changed',
      change: {
        person: ann,
        vehicleName: 'Cart',
        at: start.toISOString(),
        fields: [
          { field: 'price', before: 6450, after: 6250 },
          { field: 'spec:hoursOnMeter', before: undefined, after: 1180 },
        ],
      },
    })
    expect(await cart()).toMatchObject({ price: 6250, specifications: { hoursOnMeter: 1180 } })
    expect(await change({ price: 6250, 'spec:hoursOnMeter': '1180' })).toEqual({ kind: 'same' })
    expect(await stockRevision(db())).toBe(revision + 1)
    expect(await change({ price: -1 })).toMatchObject({ kind: 'invalid', problems: [{ column: 'price' }] })
    expect(await editVehicle(db(), { id: 'gone', person: ann, change: {}, now: start })).toEqual({ kind: 'missing' })
  })

  test('to one price by two people at once give the second person a conflict, and overwrite nothing', async () => {
    await list('price', '6450')
    const both = await Promise.all([
      change({ price: 6250 }, { seen: { price: 6450 } }),
      change({ price: 6100, inStock: false }, { seen: { price: 6450, inStock: true }, person: dov }),
    ])
    expect(both.map(({ kind }) => kind).sort()).toEqual(['changed', 'conflict'])
    const won = both[0].kind === 'changed' ? 6250 : 6100
    expect(both.find(({ kind }) => kind === 'conflict')).toMatchObject({ fields: [{ field: 'price', now: won }] })
    expect(await price()).toBe(won)
    await change({ inStock: true }, { seen: { inStock: true }, person: dov })
  })

  test('can be undone once within a day by the person who made them, and by nobody else', async () => {
    await list('price', '6450')
    const id = idOf(await change({ price: 6250, inStock: false, notes: 'Key in drawer 4' }))
    expect(await undo(id, dov)).toEqual({ kind: 'too late' })
    expect(await undo(id, ann, later(25))).toEqual({ kind: 'too late' })
    expect((await undo(id)).kind).toBe('changed')
    expect(await cart()).toMatchObject({ price: 6450, inStock: true })
    expect(await undo(id)).toEqual({ kind: 'too late' })
    const [last, first] = await changesOf(db(), 'u-1', 2)
    expect(last).toMatchObject({ undoes: id, person: ann })
    expect(first).toMatchObject({ id, undoneBy: last?.id })
  })

  test('are not reverted by the undo of an earlier change by somebody else', async () => {
    await list('price', '6450')
    const id = idOf(await change({ price: 6250, inStock: false }))
    await change({ price: 6000 }, { person: dov })
    expect(await undo(id)).toMatchObject({ kind: 'conflict', fields: [{ field: 'price', now: 6000 }] })
    expect(await cart()).toMatchObject({ price: 6000, inStock: false })
  })

  test('hold while the feed repeats itself, and end when the feed brings a new value', async () => {
    await list('price,spec:condition', '6450,Fair')
    await change({ price: 6250 })
    await change({ price: 6200 }, { person: dov })
    expect(await list('price,spec:condition', '6450,Good')).toContain('1 value set by hand kept')
    expect(await cart()).toMatchObject({ price: 6200, specifications: { condition: 'Good' } })
    expect(await list('price,spec:condition', '6300,Good')).toContain(
      '! u-1: price $6,200, set by dov, is gone; the list says $6,300 now',
    )
    expect(await price()).toBe(6300)
    expect((await changesOf(db(), 'u-1', 1))[0]).toMatchObject({
      source: 'feed',
      person: dov,
      fields: [{ field: 'price', before: 6200, after: 6300 }],
    })
    await list('price', '6450')
    expect(await price()).toBe(6450)
  })

  test('hold in the same way for every field that staff can set, even if the feed lacks it', async () => {
    await list('price,inStock,spec:hoursOnMeter,showroom', '6450,yes,1180,')
    await change({ inStock: false, showroom: 'vineland', 'spec:hoursOnMeter': 1200, 'spec:condition': 'Clean' })
    await list('price,inStock,spec:hoursOnMeter,showroom', '6400,yes,1180,')
    const { price: now, inStock, showroom, specifications } = (await cart()) ?? {}
    expect([now, inStock, showroom, specifications?.hoursOnMeter]).toEqual([6400, false, 'vineland', 1200])
    expect(specifications?.condition).toBe('Clean')
    expect(await list('price,inStock,spec:hoursOnMeter,showroom', '6400,yes,1180,')).not.toContain('~')
    await list('price,inStock,spec:hoursOnMeter,showroom', '6400,no,1300,')
    expect((await cart())?.specifications.hoursOnMeter).toBe(1300)
    await list('price,inStock,spec:hoursOnMeter,showroom', '6400,yes,1300,')
    expect((await cart())?.inStock).toBe(true)
  })

  test('no longer hold once the manual value and the source agree', async () => {
    await list('price', '6450')
    await change({ price: 6250 })
    await change({ price: 6450 })
    await list('price', '6300')
    await list('price', '6450')
    expect(await price()).toBe(6450)
    await change({ price: 6250 })
    await list('price', '6250')
    await list('price', '6450')
    expect(await price()).toBe(6450)
  })

  test('to a price no longer hold once it has been changed in another way', async () => {
    await list('price', '6450')
    await change({ price: 6250 })
    await imports.own()
    await list('price', '6450')
    expect(await price()).toBe(6450)
  })

  test('to pictures hold even while a new picture from the feed cannot be fetched', async () => {
    await mkdir(imports.folder, { recursive: true })
    await imports.fileOf(await phonePhoto({ width: 640, height: 480 }), 'lot.jpg')
    await list('images', 'lot.jpg')
    const [first = ''] = (await cart())?.images ?? []
    await change({ images: [] })
    await list('images', 'lot.jpg')
    await list('images', '"lot.jpg\nhttp://127.0.0.1:9/gone.jpg"')
    expect((await cart())?.images).toEqual([])
    await imports.fileOf(await phonePhoto({ width: 600, height: 480 }), 'other.jpg')
    await list('images', '"lot.jpg\nother.jpg"')
    expect((await cart())?.images).toHaveLength(2)
    expect((await cart())?.images[0]).toBe(first)
    expect(first).toContain(join('/pictures', 'u-1'))
  })

  test('end when a cart leaves the stock, so that it comes back as its source has it, but stay recorded for a year', async () => {
    await list('price', '6450')
    await change({ price: 6250 })
    await removeVehicles(db(), ['u-1'])
    await list('price', '6450')
    expect(await price()).toBe(6450)
    await forgetChanges(db(), later(360 * 24))
    expect(await changesOf(db(), 'u-1', 9)).not.toEqual([])
    await forgetChanges(db(), later(366 * 24))
    expect(await changesOf(db(), 'u-1', 9)).toEqual([])
  })
})
