import './call-bar.css'
import { useLocation, useMatches } from '@tanstack/react-router'
import { directionsMenuId } from '../area/directions.tsx'
import { PhoneButton } from '../area/phone.tsx'
import { comparedCarts, compareHref } from '../catalogue/chosen-carts.ts'
import { InventoryLink } from '../catalogue/inventory-link.tsx'
import { writeQuery } from '../platform/query.ts'
import { AddressTown, readTownSlug } from '../rentals/address-town.ts'
import { page } from '../site-map.ts'
import { ButtonAnchor, buttonClass } from '../ui/button.tsx'
import { Link, newTab } from '../ui/link.tsx'

const comparing: readonly string[] = [page('compare').path, page('saved').path]
const aboutBothShowrooms: readonly string[] = [page('showroom').path, page('contact').path]

/** Phones only: Call, and directions on pages about a place; elsewhere the inventory, or the comparison once carts are ticked. */
export function CallBar() {
  return (
    <nav className="call-bar" aria-label="Quick actions">
      <PhoneButton look="lark">Call now</PhoneButton>
      <SecondAction />
    </nav>
  )
}

function SecondAction() {
  const { pathname } = useLocation()
  const compared = comparedCarts.useAll()
  const directionsUrl = useMatches({
    select: (matches) =>
      matches.flatMap(({ loaderData }) =>
        loaderData && 'place' in loaderData ? [loaderData.place.from.directionsUrl] : [],
      )[0],
  })
  if (directionsUrl) {
    return (
      <ButtonAnchor href={directionsUrl} {...newTab}>
        Directions
      </ButtonAnchor>
    )
  }
  if (aboutBothShowrooms.includes(pathname)) {
    return (
      <button className={buttonClass()} type="button" popoverTarget={directionsMenuId}>
        Directions
      </button>
    )
  }
  if (compared.length > 0 && !comparing.includes(pathname)) {
    return (
      <Link className={buttonClass({ look: 'ink' })} to={compareHref(compared.map(({ id }) => id))}>
        Compare {compared.length}
      </Link>
    )
  }
  return <ViewInventory />
}

/** Without scripts it keeps the town and filters from the page's address. */
function ViewInventory() {
  const shown = useMatches({ select: (matches) => matches.at(-1) })
  const town = shown && 'town' in shown.search ? readTownSlug(shown.search.town) : undefined
  const filters = shown?.routeId === '/inventory' ? writeQuery(shown.loaderDeps) : ''
  return (
    <AddressTown value={town}>
      <InventoryLink className={buttonClass()} served={filters}>
        View inventory
      </InventoryLink>
    </AddressTown>
  )
}
