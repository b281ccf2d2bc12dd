import { checkFolder } from '../src/dealer/check.ts'
import type { Problem } from '../src/dealer/folder.ts'

/** Every mistake in the dealer's folder, its stock included. */
export const checkDealer = (): Promise<readonly Problem[]> =>
  checkFolder(async () => {
    // It reads the showrooms while it loads.
    const { checkStock } = await import('./stock-file.ts')
    return checkStock().problems
  })
