import { type ReactNode, use, useSyncExternalStore } from 'react'
import { Link } from '../../ui/link.tsx'
import { writeQuery } from '../../ui/query-string.ts'
import { storedValue } from '../../ui/stored-value.ts'
import { AddressTown } from '../towns/address-town.ts'

const filters = storedValue(() => sessionStorage, 'inventory')

export const rememberFilters = (search: object): void => filters.set(writeQuery(search))

type Props = {
  className?: string
  children: ReactNode
}

/** Links back to the inventory as the visitor left it; without scripts, to all of it. Keeps the town in the query string. */
export function InventoryLink({ className, children }: Props) {
  const query = useSyncExternalStore(filters.subscribe, filters.get, () => '')
  const town = use(AddressTown)
  return (
    <Link className={className} to={`/inventory${query}${town ? `${query ? '&' : '?'}town=${town}` : ''}`}>
      {children}
    </Link>
  )
}
