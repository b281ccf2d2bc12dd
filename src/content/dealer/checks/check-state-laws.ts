import { dealerFile } from '../reading/dealer-files.ts'
import type { Problem } from '../reading/read-dealer-folder.ts'
import { readTowns } from '../reading/read-towns.ts'

/** States of the service area whose law nobody has read, so that /where-to-drive gives no rule for them. */
export function unreadLaw(): readonly Problem[] {
  const file = 'roads.yaml'
  const read = new Set(dealerFile(file).states.flatMap(({ state, law }) => (law ? [state] : [])))
  const states = new Set<string>([
    ...dealerFile('showrooms.yaml').showrooms.map(({ state }) => state),
    ...readTowns().towns.map(({ stateCode }) => stateCode),
  ])
  return [...states.difference(new Set<string>(read))].sort().map((state) => ({
    file,
    line: undefined,
    text: `the law of ${state} is not here, so /where-to-drive gives no rule for it`,
  }))
}
