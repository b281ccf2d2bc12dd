import type { Db } from '../../../server/database/database.server.ts'
import { planJob } from '../../../server/database/jobs/jobs.server.ts'
import type { PictureStore } from '../../../server/pictures/stored-pictures.ts'
import { parsePicture, thumbAddress, withoutPoint } from '../../../ui/picture-address.ts'
import { eachStocked } from '../stock-changes.server.ts'

/** Pictures stored by an earlier version have no thumbnails, so this plans them, once, for all pictures of carts. */
export async function planThumbs(db: Db, store: PictureStore, now: Date): Promise<void> {
  const names = await Array.fromAsync(store.list(), ({ name }) => `/pictures/${name}`)
  const stored = new Set(names)
  for await (const { vehicle } of eachStocked(db)) {
    for (const image of vehicle.images.map(withoutPoint)) {
      const thumb = thumbAddress(image, 'avif')
      if (!thumb || stored.has(thumb) || !stored.has(image)) continue
      const id = `thumbnail ${parsePicture(image)?.base}`
      await planJob(db, { id, kind: 'photo sizes', payload: image }, now)
    }
  }
}
