import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Leaves a file with the same content untouched, so that tools watching it do not restart. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before === text) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
