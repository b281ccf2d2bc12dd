import { physicalShowrooms } from '../../../content/dealer/facts/showrooms.facts.ts'
import { findShowroom, showroomTown } from '../../../content/dealer/showroom-names.ts'
import { formatPrice, usd } from '../../../content/format/money.ts'
import { lot as copy } from '../../../content/words/lot.words.ts'
import { factOf } from '../../../domain/catalogue/cart-condition.ts'
import type { Hold } from '../../../domain/catalogue/edits/cart-holds.server.ts'
import { missingFacts } from '../../../domain/catalogue/unknown-specifications.ts'
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts'
import { newOrUsed } from '../../../domain/catalogue/vehicle-fields.ts'
import { lotPath } from '../../../domain/staff/staff-paths.ts'
import type { RowFlag } from '../frame/rows.tsx'
import { hasShowrooms } from './showroom-choices.ts'

export const PAGE = 50

export type CartState = 'stock' | 'hold' | 'sold' | 'off' | 'draft'

/** A cart with information for staff only. */
export type LotCart = {
  vehicle: Vehicle
  state: Exclude<CartState, 'draft'>
  hold: Hold | undefined
  /** Number of open messages about the cart. */
  messages: number
  waiting: number
}

export type LotDraft = { id: string; title: string; note: string; image: string | undefined }

type Tab = { id: string; label: string; includes: (cart: LotCart) => boolean }

const stateLabels: Readonly<Record<CartState, string>> = copy.tabs
const ofState = (state: LotCart['state']): Tab => ({
  id: state,
  label: stateLabels[state],
  includes: (cart) => cart.state === state,
})

const before: readonly Tab[] = [
  { id: '', label: copy.tabs.all, includes: () => true },
  ofState('stock'),
  ofState('hold'),
  ofState('sold'),
]
const after: readonly Tab[] = [
  ofState('off'),
  { id: 'photos', label: copy.tabs.photos, includes: ({ vehicle }) => vehicle.images.length === 0 },
  { id: 'missing', label: copy.tabs.missing, includes: ({ vehicle }) => missingFacts(vehicle).length > 0 },
  ...(hasShowrooms
    ? physicalShowrooms.map((showroom) => ({
        id: showroom.id,
        label: showroomTown(showroom),
        includes: ({ vehicle }: LotCart) => vehicle.showroom === showroom.id,
      }))
    : []),
]

export type LotRow = {
  id: string
  href: string
  name: string
  text: string
  state: CartState
  stateText: string
  flags: readonly RowFlag[]
  place: string
  photos: string
  image: string | undefined
  /** The price in the row's form; undefined for a draft, which has no form. */
  price: string | undefined
}

export type LotList = {
  query: string
  show: string
  tabs: readonly { id: string; label: string; count: number; isOn: boolean }[]
  rows: readonly LotRow[]
  /** Number of carts that the page does not show yet. */
  left: number
}

/** @param query matches the stock number, the name, the VIN or the id, ignoring punctuation and spaces */
export function lotList(
  carts: readonly LotCart[],
  drafts: readonly LotDraft[],
  { query, show, most, day }: { query: string; show: string; most: number; day: (iso: string) => string },
): LotList {
  const words = query.split(/\s+/).map(plain).filter(Boolean)
  const isSearch = query !== ''
  const tab = [...before, ...after].find(({ id }) => id === show)
  const isOfDrafts = show === 'draft'
  const matching = isSearch
    ? carts.filter(({ vehicle }) => matches(vehicle, words))
    : carts.filter((cart) => !isOfDrafts && (tab ?? before[0])?.includes(cart))
  const draftsShown = isSearch
    ? drafts.filter(({ title }) => isEveryOf(words, [plain(title)]))
    : isOfDrafts || !tab || tab.id === ''
      ? drafts
      : []
  const isOut = ({ state }: LotCart): boolean => state === 'sold' || state === 'off'
  const inOrder = [...matching.filter((cart) => !isOut(cart)), ...matching.filter(isOut)]
  const tabOf = ({ id, label, includes }: Tab) => ({
    id,
    label,
    count: carts.reduce((sum, cart) => sum + (includes(cart) ? 1 : 0), 0) + (id === '' ? drafts.length : 0),
    isOn: !isSearch && id === (isOfDrafts ? 'draft' : (tab?.id ?? '')),
  })
  const draftTab = { id: 'draft', label: copy.tabs.draft, count: drafts.length, isOn: !isSearch && isOfDrafts }
  const total = draftsShown.length + inOrder.length
  return {
    query,
    show,
    tabs: [
      ...(isSearch ? [{ id: '', label: copy.tabs.match, count: total, isOn: true }] : []),
      ...[...before.map(tabOf), draftTab, ...after.map(tabOf)].filter(({ id, count }) => id !== 'off' || count > 0),
    ],
    rows: [...draftsShown.map(draftRow), ...inOrder.map((cart) => rowOf(cart, day))].slice(0, most),
    left: Math.max(0, total - most),
  }
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

function matches({ id, name, specifications: { stockNumber, vin } }: Vehicle, words: readonly string[]): boolean {
  const parts = [String(stockNumber ?? ''), String(vin ?? ''), name, id].map(plain)
  return isEveryOf(words, parts)
}

/** A search for punctuation alone finds nothing. */
const isEveryOf = (words: readonly string[], parts: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => parts.some((part) => part.includes(word)))

/** The cart with this stock number, unless several have it. Punctuation and spaces are ignored. */
export function withNumber(carts: readonly LotCart[], query: string): Vehicle | undefined {
  const number = plain(query)
  const [match, ...others] =
    number === '' ? [] : carts.filter(({ vehicle }) => plain(factOf('stockNumber', vehicle) ?? '') === number)
  return others.length === 0 ? match?.vehicle : undefined
}

/** 'Until Tuesday', '$500 down'. */
export const holdWords = ({ until, deposit }: Hold, day: (iso: string) => string): string =>
  [copy.until(day(until)), deposit !== undefined && copy.down(usd(deposit))].filter(Boolean).join(', ')

function rowOf({ vehicle, state, hold, messages, waiting }: LotCart, day: (iso: string) => string): LotRow {
  const showroom = hasShowrooms ? findShowroom(vehicle.showroom) : undefined
  const missing = missingFacts(vehicle).length
  const flags = [
    hold && state !== 'sold' && { text: holdWords(hold, day) },
    messages > 0 && { text: copy.messages(messages) },
    waiting > 0 && { text: copy.wait(waiting) },
    vehicle.images.length === 0 && { text: copy.photos(0), isBad: true },
    vehicle.price === undefined && state !== 'sold' && { text: copy.noPrice, isBad: true },
    missing > 0 && state !== 'sold' && { text: copy.missing(missing), isBad: true },
  ]
  return {
    id: vehicle.id,
    href: `${lotPath}/carts/${vehicle.id}`,
    name: vehicle.name,
    text: [formatPrice(vehicle.price), factOf('stockNumber', vehicle) ?? vehicle.id].join(', '),
    state,
    stateText: stateLabels[state],
    flags: flags.filter((flag) => flag !== false && flag !== undefined),
    place: [showroom && showroomTown(showroom), vehicle.isNew !== undefined && newOrUsed(vehicle.isNew)]
      .filter(Boolean)
      .join(', '),
    photos: copy.photos(vehicle.images.length),
    image: vehicle.images[0],
    price: vehicle.price === undefined ? '' : String(vehicle.price),
  }
}

const draftRow = ({ id, title, note, image }: LotDraft): LotRow => ({
  id,
  href: `${lotPath}/new/${id}`,
  name: title,
  text: note,
  state: 'draft',
  stateText: stateLabels.draft,
  flags: [{ text: copy.notOnSite }],
  place: '',
  photos: '',
  image,
  price: undefined,
})
