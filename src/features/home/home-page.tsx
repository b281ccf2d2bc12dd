import { Fragment, type ReactNode, useEffect } from 'react'
import { contactLink } from '../../content/addresses.ts'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import type { HomeSection } from '../../content/dealer/schema/pages/home.schema.ts'
import { home } from '../../content/words/home.words.ts'
import { prefetchVehicles } from '../../domain/catalogue/prefetch-vehicles.ts'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { VisitStrip } from '../../domain/showrooms/showroom-strip.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Link } from '../../ui/link.tsx'
import { Benefits } from './benefits.tsx'
import { BrandGrid } from './brand-grid.tsx'
import { FeaturedCarts } from './featured-carts.tsx'
import { Hero } from './hero.tsx'
import { HomeAbout } from './home-about.tsx'
import { ContactCards } from './home-contact-cards.tsx'
import { MakerRows } from './home-maker-rows.tsx'
import { OwnSection } from './home-own-section.tsx'
import { HomeShowroom } from './home-showroom.tsx'
import type { HomeStock } from './home-stock.ts'
import { OpeningPhoto } from './opening-photo.tsx'

const sections: Readonly<Record<HomeSection, (stock: HomeStock) => ReactNode>> = {
  hero: ({ floor }) => (home.opening.look === 'photo' ? <OpeningPhoto floor={floor} /> : <Hero floor={floor} />),
  visit: () => <VisitStrip places={physicalShowrooms} />,
  benefits: ({ zeroPercent }) =>
    home.whyChoose.benefits.length > 0 ? <Benefits zeroPercent={zeroPercent.text} /> : null,
  makers: ({ absentBrands, from }) =>
    home.brandGrid.look === 'rows' ? (
      <MakerRows absent={absentBrands} from={from} />
    ) : (
      <BrandGrid absent={absentBrands} />
    ),
  featured: ({ featured }) => <FeaturedCarts carts={featured} />,
  own: () => <OwnSection />,
  about: () => <HomeAbout />,
  showroom: () => <HomeShowroom />,
  contact: () => <ContactCards />,
  closing: ({ lineUp }) => (
    <Closing heading={home.contact.heading} text={home.contact.text} lineUp={lineUp}>
      <Link className={buttonClass({ look: 'ink' })} {...contactLink('general')}>
        {home.contact.link}
      </Link>
      <PhoneButton />
    </Closing>
  ),
}

/** Shows sections in the dealer's order. The sample dealer's order is that in product.md 2.5. */
export function HomePage({ stock, total }: { stock: HomeStock; total: number | undefined }) {
  usePrefetchInventory(total)
  return home.sections.map((name) => <Fragment key={name}>{sections[name](stock)}</Fragment>)
}

/** Prefetches the inventory (product.md 2.5). */
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
