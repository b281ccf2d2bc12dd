import { dealerFile } from '../reading/dealer-files.ts'
import { type Problem, readYaml } from '../reading/read-dealer-folder.ts'

/** Offers in dealer.yaml whose terms are missing in returns.yaml. */
export function missingReturnTerms(): readonly Problem[] {
  const { offers } = dealerFile('dealer.yaml')
  const terms = dealerFile('returns.yaml')
  return (['usedCarts', 'parts'] as const)
    .filter((name) => offers[name] && !terms[name])
    .map((name) => ({
      ...readYaml('returns.yaml').placeOf([]),
      text: `${name}: is missing; write its days and restockingPercent, or ‘offers: { ${name}: false }’ in dealer.yaml`,
    }))
}
