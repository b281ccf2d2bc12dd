export type SaleState = { isNew?: boolean; inStock?: boolean }

const noun = /(?: (?:golf carts?|carts?|vehicles?|units?|inventory|condition|item|product))+$/
const newWords = /^(?:new|n|brand new|new non current|new leftover|factory new|new unused|unused)$/
const usedWords =
  /^(?:used|u|cpo|c|certified|certified pre ?owned|certified used|pre ?owned|pre ?loved|second ?hand|like new|refurbished|reconditioned|demo|demonstrator|trade ?in|ex rental|ex fleet|gently used)$/
const inStockWords =
  /^(?:in ?stock|avail|available|available now|for sale|on (?:the )?lot|ready|here now|on hand|in showroom|limited availability|active|live|published)$/
const soldWords =
  /^(?:sold|sold out|out ?of ?stock|not available|unavailable|pending|sale pending|reserved|on hold|hold|deposit|in transit|on order|coming soon|pre ?order|back ?order|discontinued|inactive|archived|draft|delivered)$/

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .replaceAll(/^[\s*!.]+|[\s*!.]+$/g, '')

function inOneWord(text: string): SaleState | undefined {
  const word = words(text)
  const bare = word.replace(/(?<=^[a-z]+)condition$/, '').replace(noun, '')
  if (newWords.test(bare)) return { isNew: true }
  if (usedWords.test(bare)) return { isNew: false }
  if (inStockWords.test(word)) return { inStock: true }
  return soldWords.test(word) ? { inStock: false } : undefined
}

/** Reads 'Used', 'Sold' or 'New, in stock'; undefined when any part says something else. */
export function saleStateIn(text: string): SaleState | undefined {
  const whole = inOneWord(text)
  if (whole) return whole
  const parts = text.split(/[,;|/()]| - /).filter((part) => part.trim() !== '')
  const states = parts.map(inOneWord)
  return states.length > 1 && states.every((state) => state !== undefined) ? Object.assign({}, ...states) : undefined
}
