import './address-link.css'
import type { Showroom } from '../content/facts/showrooms.ts'
import { newTab } from '../ui/link.tsx'

/** A showroom's address, which opens a map of it. */
export function AddressLink({ of: { address, googleMapsUrl } }: { of: Pick<Showroom, 'address' | 'googleMapsUrl'> }) {
  return (
    <a className="address" href={googleMapsUrl} {...newTab}>
      {address}
    </a>
  )
}
