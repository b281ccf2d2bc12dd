import './address-link.css'
import type { Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { newTab } from '../../ui/link.tsx'

export function AddressLink({ of: { address, googleMapsUrl } }: { of: Pick<Showroom, 'address' | 'googleMapsUrl'> }) {
  return (
    <a className="address" href={googleMapsUrl} {...newTab}>
      {address}
    </a>
  )
}
