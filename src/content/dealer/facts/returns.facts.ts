import { missingReturnTerms } from '../checks/check-return-terms.ts'
import { dealerFile } from '../reading/dealer-files.ts'
import { DealerProblems } from '../reading/read-dealer-folder.ts'

const missing = missingReturnTerms()
if (missing.length > 0) throw new DealerProblems(missing)

const { structuredDataDays: _told, ...terms } = dealerFile('returns.yaml')
/** Placeholder for terms that aren't offered; no page shows it. */
const none = { days: 0, restockingPercent: 0 }

/** Days are calendar days unless the name says business days. */
export const returns = { ...terms, usedCarts: terms.usedCarts ?? none, parts: terms.parts ?? none }
