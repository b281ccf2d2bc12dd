import { readFile, writeFile } from 'node:fs/promises'

/** Leaves a file with the same content untouched, so that tools watching it do not restart. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before !== text) await writeFile(file, text)
}
