import { findPage, type PageId } from '../../content/addresses.ts'
import type { InventorySearch } from './inventory-search.ts'

export type AnswerLink = { label: string; path: string }

/** Words of searches for an answer rather than a cart, by the page with that answer. */
const answeredOn: readonly (readonly [PageId, ...string[]])[] = [
  [
    'where-to-drive',
    ...['street legal', 'road legal', 'lsv', 'low speed vehicle', 'license', 'licence', 'registration', 'register'],
    ...['plate', 'plates', 'tag', 'insurance', 'ordinance', 'law', 'laws', 'roads'],
  ],
  [
    'questions',
    ...['question', 'questions', 'faq', 'warranty', 'trade', 'trade in', 'deposit', 'test drive', 'outlet', 'charger'],
    ...['charging', 'battery', 'batteries', 'winter', 'credit', 'tax', 'trailer', 'help'],
  ],
  ['financing', 'financing', 'finance', 'loan', 'apr'],
  ['rentals', 'rent', 'rental', 'rentals', 'renting', 'hire'],
  ['services', 'service', 'repair', 'repairs', 'maintenance', 'parts'],
  ['return-policy', 'return', 'returns', 'refund'],
  ['delivery-policy', 'delivery', 'shipping'],
  ['storage-policy', 'storage', 'store'],
  ['accessibility', 'accessibility', 'accessible', 'wheelchair', 'disability', 'disabled', 'handicap'],
]

export function answersTo(search: InventorySearch): AnswerLink[] {
  const legal = search['street-legal'] ? ' street legal' : ''
  const words = ` ${(search.search ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()}${legal} `
  return answeredOn
    .filter(([, ...names]) => names.some((name) => words.includes(` ${name} `)))
    .flatMap(([id]) => findPage(id) ?? [])
    .map(({ label, path }) => ({ label, path }))
}
