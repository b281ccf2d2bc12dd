import { checkFolder } from '../src/content/dealer/checks/check-dealer-folder.ts'
import type { Problem } from '../src/content/dealer/reading/read-dealer-folder.ts'

/** Every mistake in the dealer's folder, including its stock, its links to pages and its counties. The modules are imported late, since they read facts while they load. */
export const checkDealer = (): Promise<readonly Problem[]> =>
  checkFolder(
    async () => {
      const { checkStock } = await import('./check-stock-file.ts')
      return checkStock().problems
    },
    async () => {
      const { checkLinks } = await import('./check-links.ts')
      return checkLinks()
    },
    async () => {
      const { checkCounties } = await import('./check-counties.ts')
      return checkCounties()
    },
  )
