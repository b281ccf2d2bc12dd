import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { picturesOf, readPicture } from '../../src/domain/leads/pictures/lead-pictures.server.ts'
import type { Db } from '../../src/server/database/database.server.ts'

/** Writes `<id of the message>-1.jpg` and so on to a folder, as files that only their owner may read. @returns the files */
export async function writePictures(db: Db, leadIds: readonly string[], folder: string): Promise<string[]> {
  const files: string[] = []
  for (const leadId of leadIds) {
    const pictures = (await picturesOf(db, [leadId])).get(leadId) ?? []
    for (const [index, { id }] of pictures.entries()) {
      const content = await readPicture(db, leadId, id)
      // Somebody may have erased the message in the meantime.
      if (!content) continue
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${leadId}-${index + 1}.jpg`)
      await writeFile(file, content, { mode: 0o600 })
      files.push(file)
    }
  }
  return files
}
