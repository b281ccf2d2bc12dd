import { readFile, writeFile } from 'node:fs/promises'

/** Leaves a file alone that already says this, so that tools watching it do not start over. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before !== text) await writeFile(file, text)
}
