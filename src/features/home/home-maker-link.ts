import { contactLink, page } from '../../content/addresses.ts'
import type { Maker } from '../../content/dealer/facts/makers.facts.ts'
import type { HomeStock } from './home-stock.ts'

/** The maker's page, else its carts in the inventory, else the contact form. */
export function makerTarget({ name, page: path, search }: Maker, absent: HomeStock['absentBrands']) {
  if (path) return { to: path }
  return absent.includes(name) ? contactLink('sales') : { to: page('inventory').path, search: { search } }
}
