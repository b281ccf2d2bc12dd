import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Renames the file once it is complete, so that no incomplete file has the final name. */
export async function writeWhole(file: string, content: () => Buffer | Promise<Buffer>): Promise<void> {
  const part = `${file}.${process.pid}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    // If no file can be created, as on some full disks, this fails before the content is produced.
    await writeFile(part, '')
    await writeFile(part, await content())
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
