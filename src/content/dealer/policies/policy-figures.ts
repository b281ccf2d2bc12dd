/** Names that a policy may use in braces, by module path relative to src/content. */
const modules = {
  'dealer/facts/business.facts.ts': ['business', 'claims'],
  'dealer/facts/delivery.facts.ts': ['cartDelivery', 'rentalDelivery'],
  'dealer/facts/legal.facts.ts': ['accessibilityStandard', 'privacyRequestDays', 'relayServiceNumber', 'termsParty'],
  'dealer/facts/policy-phrases.facts.ts': [
    ...['cities', 'citiesWithCodes', 'citiesAndStates', 'states', 'showrooms', 'showroomsAre', 'allShowrooms'],
    ...['makers', 'townCount'],
  ],
  'dealer/facts/rentals.facts.ts': ['rentalPrices', 'rentalTerms'],
  'dealer/facts/response-times.facts.ts': ['responseHours'],
  'dealer/facts/returns.facts.ts': ['returns'],
  'dealer/facts/service-terms.facts.ts': ['repairHours', 'serviceRatePerHour'],
  'dealer/facts/staffing.facts.ts': ['peakHeadcount', 'staffingYear', 'surveyResponses', 'surveyScale'],
  'dealer/facts/storage.facts.ts': ['indoorTemperature', 'storage'],
  'words/delivery-rule.words.ts': ['measuredFrom'],
  // Formats: {usd(storage.preSeasonPrep)}
  'format/money.ts': ['usd', 'usdShort'],
  'format/number.ts': ['percent'],
} as const

const formats: readonly string[] = [...modules['format/money.ts'], ...modules['format/number.ts']]

export const moduleOf: ReadonlyMap<string, string> = new Map(
  Object.entries(modules).flatMap(([module, names]) => names.map((name) => [name, module] as const)),
)

/** Components for dealers with storage. */
export const storageParts: readonly string[] = ['StorageRates', 'StorageAccess', 'LatePaymentSteps']

/** Components that a policy may use, such as `<Phone />`. src/features/policies/policy-page.tsx defines them. */
export const policyParts: readonly string[] = [
  'Phone',
  'RetentionPeriod',
  ...storageParts,
  'HeadcountChart',
  'HeadcountTable',
  'SurveyChart',
  'SurveyTable',
]

export type Figure = {
  /** The text with its braces. */
  readonly text: string
  readonly line: number
  /** 'usd' */
  readonly format: string | undefined
  /** ['storage', 'preSeasonPrep'], or empty when the braces hold something else. */
  readonly path: readonly string[]
}

const simple = /^\s*(?:(\w+)\(\s*)?([a-zA-Z]\w*(?:\.\w+)*)\s*(\))?\s*$/

/** @param inside the text between the braces */
export function readFigure(inside: string, line: number): Figure {
  const [, format, path = '', end] = simple.exec(inside) ?? []
  const isComplete = (format === undefined) === (end === undefined)
  const isKnownFormat = format === undefined || formats.includes(format)
  return { text: `{${inside}}`, line, format, path: isComplete && isKnownFormat && path ? path.split('.') : [] }
}
