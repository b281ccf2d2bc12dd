import { type ReactNode, use, useSyncExternalStore } from 'react'
import { writeQuery } from '../platform/query.ts'
import { AddressTown } from '../rentals/address-town.ts'
import { Link } from '../ui/link.tsx'
import { storedValue } from '../ui/stored-value.ts'

/** On the visitor's own device, and no longer than the tab is open. */
const filters = storedValue(() => sessionStorage, 'inventory')

/** Keeps the filters of this visit for InventoryLink. */
export const rememberFilters = (search: object): void => filters.set(writeQuery(search))

type Props = {
  className?: string
  /** The filters of the list on this page, as a query. The link has these until scripts read the ones that the visitor set last. */
  served?: string | undefined
  children: ReactNode
}

/** A link back to the inventory as the visitor left it; without scripts, to the whole of it. It keeps the town of the address. */
export function InventoryLink({ className, served = '', children }: Props) {
  const query = useSyncExternalStore(filters.subscribe, filters.get, () => served)
  const town = use(AddressTown)
  return (
    <Link className={className} to={`/inventory${query}${town ? `${query ? '&' : '?'}town=${town}` : ''}`}>
      {children}
    </Link>
  )
}
