import { DealerProblems } from '../src/content/dealer/reading/read-dealer-folder.ts'
import { startOrExplain } from '../src/server/settings/start-or-explain.server.ts'
import { checkDealer } from './check-dealer.ts'

/** Makes the inputs of a dealer's pages: lists, maps, models and the theme. It has to be quick, since `npm run dev` does it after each change. @throws DealerProblems */
export async function buildLists(): Promise<void> {
  const problems = await checkDealer()
  if (problems.length > 0) throw new DealerProblems(problems)
  await import('./build-stock.ts')
  await import('./build-pictures.ts')
  await import('./build-models.ts')
  await import('./build-map.ts')
  await import('./build-theme.ts')
  await import('./build-time-zones.ts')
  await import('./build-town-distances.ts')
}

if (import.meta.main) await startOrExplain(buildLists)
