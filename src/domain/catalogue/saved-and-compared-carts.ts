import { useSyncExternalStore } from 'react'
import { storedValue } from '../../ui/stored-value.ts'
import type { Vehicle } from './vehicle.ts'

/** Enough to show a cart's name and picture even after it has been sold. */
export type ChosenCart = {
  readonly id: string
  readonly name: string
  readonly image?: string | undefined
  /** Set if the visitor chose the cart; not set if it came from a link to a comparison. */
  readonly ticked?: true
}

/** The most carts that fit side by side. */
export const MOST_COMPARED = 4
const MOST_SAVED = 50

const none: readonly ChosenCart[] = []

/** Kept on the visitor's device. Empty on the server and during hydration. */
function chosenCarts(key: string, storage: () => Storage, most: number) {
  const store = storedValue(storage, key)
  let snapshot = { text: '', carts: none }
  /** Returns the same array as long as the stored text is the same, as React requires. */
  const current = (): readonly ChosenCart[] => {
    const text = store.get()
    if (text !== snapshot.text) snapshot = { text, carts: readCarts(text) }
    return snapshot.carts
  }
  const write = (next: readonly ChosenCart[]) => store.set(next.length > 0 ? JSON.stringify(next) : '')
  const set = (next: readonly ChosenCart[]) => {
    const ticked = new Set(current().flatMap((cart) => (cart.ticked ? cart.id : [])))
    write(next.map((cart) => (ticked.has(cart.id) ? { ...cart, ticked: true } : cart)))
  }
  const has = (id: string) => current().some((cart) => cart.id === id)
  return {
    has,
    set,
    remove: (id: string) => set(current().filter((cart) => cart.id !== id)),
    /** @returns false when the list is full */
    add(cart: ChosenCart): boolean {
      if (has(cart.id)) return true
      if (current().length >= most) return false
      write([...current(), { ...cart, ticked: true }])
      return true
    },
    useAll: () => useSyncExternalStore(store.subscribe, current, () => none),
    useHas: (id: string) =>
      useSyncExternalStore(
        store.subscribe,
        () => has(id),
        () => false,
      ),
  }
}

export const comparedCarts = chosenCarts('compare', () => sessionStorage, MOST_COMPARED)
export const savedCarts = chosenCarts('saved', () => localStorage, MOST_SAVED)

function readCarts(text: string): readonly ChosenCart[] {
  try {
    const value: unknown = JSON.parse(text || '[]')
    return Array.isArray(value) ? value.filter(isChosenCart) : none
  } catch {
    return none
  }
}

const isChosenCart = (value: unknown): value is ChosenCart =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

export const chosenCart = ({ id, name, images }: Pick<Vehicle, 'id' | 'name' | 'images'>): ChosenCart => ({
  id,
  name,
  image: images[0],
})

export const compareHref = (ids: readonly string[], town?: string): string =>
  ids.length > 0 ? `/compare?carts=${ids.join(',')}${town ? `&town=${town}` : ''}` : '/compare'
