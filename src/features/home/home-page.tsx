import { useEffect } from 'react'
import { PhoneButton } from '../../area/phone.tsx'
import { VisitStrip } from '../../area/visit-strip.tsx'
import { prefetchVehicles } from '../../catalogue/prefetch.ts'
import { physicalShowrooms } from '../../content/facts/showrooms.ts'
import { home } from '../../content/pages/home.ts'
import { contactLink } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Link } from '../../ui/link.tsx'
import { HomeAbout } from './about.tsx'
import { Benefits } from './benefits.tsx'
import { BrandGrid } from './brand-grid.tsx'
import { ContactCards } from './contact-cards.tsx'
import { FeaturedCarts } from './featured-carts.tsx'
import { Hero } from './hero.tsx'
import type { HomeStock } from './home-stock.ts'

/** Sections are in the order of product.md 2.5. */
export function HomePage({ stock, total }: { stock: HomeStock; total: number | undefined }) {
  usePrefetchInventory(total)
  const { heading, text, link } = home.contact
  return (
    <>
      <Hero />
      <VisitStrip places={physicalShowrooms} />
      <Benefits zeroPercent={stock.zeroPercent.text} />
      <BrandGrid absent={stock.absentBrands} />
      <FeaturedCarts carts={stock.featured} />
      <HomeAbout />
      <ContactCards />
      <Closing heading={heading} text={text} lineUp={stock.lineUp}>
        <Link className={buttonClass({ look: 'ink' })} {...contactLink('general')}>
          {link}
        </Link>
        <PhoneButton />
      </Closing>
    </>
  )
}

/** Makes the inventory open immediately (product.md 2.5). */
function usePrefetchInventory(total: number | undefined): void {
  useEffect(() => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => prefetchVehicles(total), 2000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => prefetchVehicles(total), { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [total])
}
