import { type ReactNode, use, useSyncExternalStore } from 'react'
import { writeQuery } from '../platform/query.ts'
import { AddressTown } from '../rentals/address-town.ts'
import { Link } from '../ui/link.tsx'

const storageKey = 'inventory'
/** For a browser that refuses storage: until the page is left. */
let remembered = ''
const listeners = new Set<() => void>()

/** Keeps the filters of this visit for InventoryLink, on the visitor's own device and no longer than the tab is open. */
export function rememberFilters(search: object): void {
  remembered = writeQuery(search)
  try {
    sessionStorage.setItem(storageKey, remembered)
  } catch {
    // Refused or full: `remembered` does until the page is left.
  }
  for (const listener of listeners) listener()
}

function recall(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? remembered
  } catch {
    return remembered
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Props = {
  className?: string
  /** The filters of the list on this page, as a query. The link has these until scripts read the ones that the visitor set last. */
  served?: string | undefined
  children: ReactNode
}

/** A link back to the inventory as the visitor left it; without scripts, to the whole of it. It keeps the town of the address. */
export function InventoryLink({ className, served = '', children }: Props) {
  const query = useSyncExternalStore(subscribe, recall, () => served)
  const town = use(AddressTown)
  return (
    <Link className={className} to={`/inventory${query}${town ? `${query ? '&' : '?'}town=${town}` : ''}`}>
      {children}
    </Link>
  )
}
