import './call-bar.css'
import { useLocation, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { contactLink, page } from '../content/addresses.ts'
import { estimateLink } from '../content/words/estimate-link.words.ts'
import { InventoryLink } from '../domain/catalogue/inventory-link.tsx'
import { comparedCarts, compareHref } from '../domain/catalogue/saved-and-compared-carts.ts'
import { directionsMenuId } from '../domain/showrooms/directions.tsx'
import { PhoneButton } from '../domain/showrooms/phone-link.tsx'
import { AddressTown, readTownSlug } from '../domain/towns/address-town.ts'
import { ButtonAnchor, buttonClass } from '../ui/button.tsx'
import { Link, newTab } from '../ui/link.tsx'

const aboutBothShowrooms: readonly string[] = [page('showroom').path, page('contact').path]
const look = { look: 'ink' } as const

/** Phones only: Call and the page's own next step (product.md 2.2). Hidden while the page's own buttons are in view. */
export function CallBar() {
  const step = useNextStep()
  return (
    <nav className="call-bar" aria-label="Quick actions">
      <PhoneButton number="never">Call now</PhoneButton>
      {step}
    </nav>
  )
}

function useNextStep(): ReactNode {
  const { pathname } = useLocation()
  const { routeId, directionsUrl, cart, isSold } = useShownPage()
  const compared = comparedCarts.useAll()
  if (directionsUrl) {
    return (
      <ButtonAnchor {...look} href={directionsUrl} {...newTab}>
        Directions
      </ButtonAnchor>
    )
  }
  if (aboutBothShowrooms.includes(pathname)) {
    return (
      <button className={buttonClass(look)} type="button" popoverTarget={directionsMenuId}>
        Directions
      </button>
    )
  }
  if ((cart || routeId === '/inventory') && compared.some(({ ticked }) => ticked)) {
    return (
      <Link className={buttonClass(look)} to={compareHref(compared.map(({ id }) => id))}>
        Compare {compared.length}
      </Link>
    )
  }
  if (cart) {
    return (
      <Link className={buttonClass(look)} {...contactLink('sales', { vehicle: cart })}>
        {isSold ? 'Ask for the next' : 'Ask about it'}
      </Link>
    )
  }
  if (routeId === '/inventory') {
    return (
      <ButtonAnchor {...look} href="#filters" onClick={openFilters}>
        Filters
      </ButtonAnchor>
    )
  }
  if (routeId === '/rentals/') {
    return (
      <Link className={buttonClass(look)} to={page('rental-estimate').path}>
        {estimateLink}
      </Link>
    )
  }
  return routeId === '/eco-impact' ? null : <ViewInventory />
}

function useShownPage() {
  return useMatches({
    select: (matches) => {
      const lastMatch = matches.at(-1)
      const data = lastMatch?.loaderData
      const view = data && 'payment' in data ? data.view : undefined
      const vehicle = view?.kind === 'vehicle' ? view.vehicle : undefined
      // While a cart's page loads, the bar already shows that cart's action.
      const awaited = lastMatch?.status === 'pending' && 'id' in lastMatch.params ? lastMatch.params.id : undefined
      return {
        routeId: lastMatch?.routeId,
        directionsUrl: data && 'place' in data ? data.place.from.directionsUrl : undefined,
        cart: vehicle?.id ?? awaited,
        isSold: vehicle?.inStock === false,
      }
    },
    structuralSharing: true,
  })
}

/** The link goes to the filters. With scripts, it also opens them. */
function openFilters(): void {
  const filters = document.querySelector<HTMLDetailsElement>('details.filters__toggle')
  if (filters) filters.open = true
}

/** Without scripts, the link keeps the town from the page's query string. */
function ViewInventory() {
  const lastMatch = useMatches({ select: (matches) => matches.at(-1) })
  const town = lastMatch && 'town' in lastMatch.search ? readTownSlug(lastMatch.search.town) : undefined
  return (
    <AddressTown value={town}>
      <InventoryLink className={buttonClass(look)}>View inventory</InventoryLink>
    </AddressTown>
  )
}
