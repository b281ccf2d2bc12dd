/** Each pattern matches one number; a dot or comma that could separate either thousands or cents makes a price ambiguous. */
const amounts = [
  /^\d+(?:\.\d{1,2}|\.\d{4,})?$/,
  /^\d{4,}(?:\.\d{3}|,\d{2})$/,
  /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
  /^\d{1,3}(?: \d{3})+(?:[.,]\d{2}|\.\d{4,})?$/,
  /^\d{1,3}(?:'\d{3})+(?:[.,]\d{2})?$/,
]

const before =
  /^[\s*(]*(?:(?:our|sale|internet|web|special|asking|cash|now|only|just|price|clearance|today)\b[\s:!.]*)*(?:usd|us)?\s*\$?\s*$/i
const after =
  /^[\s.,*+!)-]*(?:(?:usd|dollars|obo|o\.b\.o|or|best|offer|firm|cash|each|ea|net|plus|and|tax|taxes|ttl|title|fees?|freight|doc|prep|delivery|only|negotiable|special|sale|price)\b[\s.,*+!&()-]*)*$/i

/** In dollars: '12,995.00', '12995.0000', '12 995', '$9,999 OBO'. Undefined if the price is ambiguous. */
export function dollarsIn(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll('’', "'")
  const [number, ...others] = plain.match(/\d(?:[\d., ']*\d)?/g) ?? []
  if (number === undefined || others.length > 0) return undefined
  const at = plain.indexOf(number)
  if (!before.test(plain.slice(0, at)) || !after.test(plain.slice(at + number.length))) return undefined
  if (!amounts.some((amount) => amount.test(number))) return undefined
  const dollars = number.replace(/,(?=\d{2}$)/, '.').replaceAll(/[, ']/g, '')
  return Math.round(Number(dollars) * 100) / 100
}
