import { describe, expect, test } from 'vitest'
import { saveDraft } from '../../src/domain/catalogue/edits/drafts.server.ts'
import { editVehicle } from '../../src/domain/catalogue/edits/edit-vehicle.server.ts'
import { deleteUnusedPhotos } from '../../src/domain/catalogue/photos/unused-photos.server.ts'
import { diskStore } from '../../src/server/pictures/picture-store.server.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'

const cart = 'denago-city'
const person = 'ines@dealer.example'
const start = Date.now()
const day = (number: number) => new Date(start + number * 24 * 60 * 60 * 1000)
const photo = (hash: string) => `/pictures/${cart}/photo.${hash}.660x640.c8c8b8-660.webp`

describe.each(Object.entries(engines))('the daily cleanup of photos on %s', (_, open) => {
  const setting = importSetting(open)
  const store = () => diskStore(setting.folder)
  const storePhoto = async (hash: string) => {
    await store().write(photo(hash).slice('/pictures/'.length), Buffer.from(hash))
    return photo(hash)
  }
  const isStored = async (image: string) => (await store().read(image.slice('/pictures/'.length))) !== undefined
  const cleanUp = (number: number) => deleteUnusedPhotos(setting.database.db, store(), day(number))
  const setPhotos = (images: string[], number: number) =>
    editVehicle(setting.database.db, { id: cart, person, change: () => ({ images }), now: day(number) })
  const removeByImport = async () => {
    await setting.own()
    const others = (await setting.stock()).filter(({ id }) => id !== cart)
    await setting.run(await setting.fileOf(JSON.stringify(others), 'stock.json'), { keepMissing: false })
    expect(await setting.find(cart)).toBeUndefined()
  }

  test('keeps the photos of a cart that an import removed for 30 days, also if the cart comes back without them', async () => {
    const before = await setting.find(cart)
    const image = await storePhoto('aaaaaaaa')
    await setPhotos([image], 0)
    await cleanUp(99)
    await removeByImport()
    await cleanUp(100)
    await setting.run(await setting.fileOf(JSON.stringify([before]), 'stock.json'))
    expect((await setting.find(cart))?.images).not.toContain(image)
    await cleanUp(129)
    expect(await isStored(image)).toBe(true)
    expect(await cleanUp(131)).toBe(1)
    expect(await isStored(image)).toBe(false)
  })

  test('starts the 30 days again when a cart has used a photo in between', async () => {
    const image = await storePhoto('bbbbbbbb')
    await setPhotos([image], 200)
    await setPhotos([], 201)
    await cleanUp(202)
    await setPhotos([image], 220)
    await cleanUp(221)
    await setPhotos([], 222)
    await cleanUp(223)
    // Nothing runs while a photo is put back and removed again within a day.
    await setPhotos([image], 250.1)
    await setPhotos([], 250.2)
    await cleanUp(254)
    expect(await isStored(image)).toBe(true)
    expect(await cleanUp(281)).toBe(1)
  })

  test('keeps photos of carts in stock and of drafts', async () => {
    const [used, drafted] = [await storePhoto('cccccccc'), await storePhoto('dddddddd')]
    await setPhotos([used], 300)
    await saveDraft(setting.database.db, { person, content: {}, images: [drafted] }, day(300))
    await cleanUp(340)
    await cleanUp(380)
    expect(await Promise.all([used, drafted].map(isStored))).toEqual([true, true])
  })
})
