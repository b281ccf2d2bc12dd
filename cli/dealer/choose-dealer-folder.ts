import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { notFound } from '../command/failure.ts'

/** Sets the folder that this process reads; call it before importing anything from src/content/dealer. */
export function readFolder(folder: string | undefined): void {
  // A build's copy of the folder may be older than the folder.
  process.env.SITE_BUILD_DIR = ''
  if (folder === undefined) return
  const path = resolve(folder)
  if (!existsSync(path) || !statSync(path).isDirectory()) {
    throw notFound(
      `There is no folder ${path}.`,
      'Pass the folder that holds dealer.yaml, or create one with `larkway dealer new`.',
    )
  }
  process.env.DEALER_DIR = path
}
