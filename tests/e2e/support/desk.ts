import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { inviteStaff } from '../../../src/domain/staff/people.server.ts'
import { openDatabase } from '../../../src/server/database/database.server.ts'
import { type Site, startSite } from '../../support/running-site.ts'
import { browserCookie, signedIn } from '../../support/staff-pages.ts'

/** Starts a separate site, with the cookie of a person signed in to its desk. */
export async function startDesk(
  person: string,
  { role, settings = {} }: { role?: 'owner' | 'sales'; settings?: Record<string, string> } = {},
): Promise<{ site: Site; cookie: ReturnType<typeof browserCookie> }> {
  const site = await startSite({ LOG_LEVEL: 'warn', ...settings })
  const db = openDatabase({ DATA_DIR: site.dataDir, DATABASE_URL: '' })
  await inviteStaff(db, person, 'Ines', new Date(), role)
  const cookie = browserCookie(site, await signedIn(db, person))
  await db.destroy()
  return { site, cookie }
}

/** Photos for a file field. Each photo looks different, since the site identifies photos by their content. */
export const photoFiles = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const noise = sharp(randomBytes(90 * 60 * 3), { raw: { width: 90, height: 60, channels: 3 } })
      const buffer = await noise.resize(900, 600, { kernel: 'nearest' }).jpeg().toBuffer()
      return { name: `IMG_${index + 1}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )
