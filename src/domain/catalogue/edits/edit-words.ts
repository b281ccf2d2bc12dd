import { findShowroom, showroomTown } from '../../../content/dealer/showroom-names.ts'
import { formatPrice } from '../../../content/format/money.ts'
import { count } from '../../../content/format/number.ts'
import { cartPage } from '../../../content/words/lot.words.ts'
import { factOf } from '../cart-condition.ts'
import { specificationLabel } from '../specification-labels.ts'
import { newOrUsed, showroomPlace } from '../vehicle-fields.ts'
import { type EditField, specificationOf, valueText } from './edit-fields.ts'
import type { Edit } from './edit-history.server.ts'

const { sources } = cartPage

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  features: 'Features',
  onSite: 'Shown',
  price: 'Price',
  inStock: 'On the floor',
  isNew: 'New or used',
  showroom: 'Showroom',
  images: 'Photos',
  notes: 'Notes',
}

export const fieldLabel = (field: EditField): string =>
  labels[field] ?? specificationLabel(specificationOf(field) ?? field)

/** Fields that are too long for a list of changes or don't belong in an email. */
export const isOnlyNamed = (field: EditField): boolean => ['notes', 'description', 'features'].includes(field)

/** The value as shown in lists of changes. */
export function valueWords(field: EditField, value: unknown): string {
  switch (field) {
    case 'price':
      return formatPrice(typeof value === 'number' ? value : undefined)
    case 'inStock':
      return value === true ? 'in stock' : 'sold'
    case 'onSite':
      return value === true ? 'on the site' : 'off the site'
    case 'isNew':
      return newOrUsed(typeof value === 'boolean' ? value : undefined)
    case 'showroom':
      return showroomPlace(typeof value === 'string' ? value : undefined)
    case 'images':
      return count(Array.isArray(value) ? value.length : 0, 'photo')
    default: {
      const text = valueText(value)
      const name = specificationOf(field) ?? field
      return factOf(name, { specifications: { [name]: text } }) ?? 'none'
    }
  }
}

const sameCount = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && Array.isArray(after) && before.length === after.length

/** Where a cart comes from: 'The feed', 'The list in the inbox (Springfield)'. */
export function sourceWords(source: string | null): string {
  if (source === 'feed') return sources.feed
  const showroom =
    source === null || !source.startsWith('inbox') ? undefined : findShowroom(source.slice('inbox/'.length))
  if (showroom) return `${sources.inbox} (${showroomTown(showroom)})`
  return source === 'inbox' ? sources.inbox : sources.other
}

/** 'Ann: price $6,450, now $6,250'. For an import, it names the person whose value was replaced. */
export function changeInWords({ fields, source, undoes }: Pick<Edit, 'fields' | 'source' | 'undoes'>, who: string) {
  if (fields.length === 0) return `${who}: ${undoes === null ? 'put on the site' : 'taken off the site'}`
  const changes = fields
    .map(({ field, before, after }) => {
      const label = fieldLabel(field).toLowerCase()
      if (isOnlyNamed(field)) return label
      if (field === 'images' && sameCount(before, after)) return 'photos changed or put in another order'
      return `${label} ${valueWords(field, before)}, now ${valueWords(field, after)}`
    })
    .join('; ')
  if (source !== null) return `${sourceWords(source)}: ${changes}. What ${who} set is gone`
  return `${who}: ${undoes === null ? '' : 'taken back: '}${changes}`
}
