import { dollarsIn } from '../../../content/format/price-text.ts'
import { readPrice } from '../vehicle-fields.ts'

export type PriceCell = { price?: number | undefined; isSold?: boolean; warning?: string }

const asksToCall = /^(?:please )?(?:call|phone|text|e-?mail|ask|contact|inquire|enquire|see|visit)\b/i
const usualWords =
  /^(?:(?:price )?(?:on|upon|by) (?:request|application|inquiry)|p\.?o\.?[ar]\.?|tb[ad]|n\.?\/?a\.?|none|null|unpriced|not priced|(?:get|request) (?:a )?(?:quote|price)|quote|make (?:an )?offer|(?:best )?offer|negotiable|varies|market price|coming soon|[-–—?.*\s]+|-1(?:\.0+)?)$/i
/** Placeholders such as 1 and 9999999, which people enter where a system demands a price. */
const isPlaceholder = (dollars: number): boolean => dollars === 0.01 || dollars === 1 || /^9{5,}/.test(String(dollars))

/**
 * Words instead of a number mean 'call for price', or 'sold' if that is what they say. @param from our own files contain only real prices; other systems also use placeholders and arbitrary words @throws UnreadableCell
 */
export function readPriceCell(text: string, from: 'own file' | 'other system'): PriceCell {
  const dollars = dollarsIn(text)
  if (dollars !== undefined) {
    if (from === 'own file' || !isPlaceholder(dollars)) return { price: readPrice(text) }
    return { warning: `'${text}' is read as 'call for price'` }
  }
  if (/\bsold\b/i.test(text)) return { isSold: true, warning: `'${text}' is read as sold, 'call for price'` }
  const isWords = asksToCall.test(text) || usualWords.test(text) || (from === 'other system' && /^\D+$/.test(text))
  if (isWords) return { warning: `'${text}' is read as 'call for price'` }
  return { price: readPrice(text) }
}
