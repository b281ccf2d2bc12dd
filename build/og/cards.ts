import { sampleInventory } from '../../sample/inventory.ts'
import { brands } from '../../src/content/facts/brands.ts'
import { business } from '../../src/content/facts/business.ts'
import { hours } from '../../src/content/facts/hours.ts'
import { repairPromise } from '../../src/content/facts/service-terms.ts'
import { physicalShowrooms } from '../../src/content/facts/showrooms.ts'
import { denago } from '../../src/content/models/denago.ts'
import { evolution } from '../../src/content/models/evolution.ts'
import { aboutPage } from '../../src/content/pages/about.ts'
import { contactPage } from '../../src/content/pages/contact.ts'
import { ecoPage } from '../../src/content/pages/eco.ts'
import { financingPage } from '../../src/content/pages/financing.ts'
import { home } from '../../src/content/pages/home.ts'
import { inventoryPage } from '../../src/content/pages/inventory.ts'
import { rentalsPage } from '../../src/content/pages/rentals.ts'
import type { HeroPhoto } from '../../src/content/pages/scene-alts.ts'
import { servicesPage } from '../../src/content/pages/services.ts'
import { showroomPage } from '../../src/content/pages/showroom.ts'
import { townSalesPage } from '../../src/content/pages/town-sales.ts'
import { policies } from '../../src/content/policies/policies.ts'
import { towns } from '../../src/content/towns/towns.ts'
import { hoursLine } from '../../src/format/opening-hours.ts'
import { heroPhoto } from '../../src/frame/hero-picture.ts'
import { townPhoto } from '../../src/frame/town-picture.ts'
import { type PageId, page } from '../../src/site-map.ts'
import type { Card } from './card.ts'

const masters = 'imagery/masters'

const photograph = (name: HeroPhoto): { kind: 'photo'; photo: string } => ({
  kind: 'photo',
  photo: `${masters}/${name}.webp`,
})
const photo = (seed: string) => photograph(heroPhoto(seed))
const cart = (id: string): { kind: 'cart'; cart: string } => ({ kind: 'cart', cart: `${masters}/${id}/front34.webp` })

const [, savings] = ecoPage.facts.items
const call = `Call ${business.phone}`

/** Policies, privacy and terms among them, have cards of their own below. */
const pageCards: Partial<Record<PageId | 'site', Card>> = {
  site: { ...cart('evolution-d6-max-xt4'), heading: home.hero.heading, note: call },
  home: { ...cart('evolution-d6-max-xt4'), heading: home.hero.heading, note: call },
  inventory: {
    ...cart('denago-nomad-xl'),
    heading: inventoryPage.heading,
    note: `${brands[0].name}, ${brands[1].name} and ${brands.length - 2} more brands`,
  },
  rentals: { ...photo('rentals'), heading: rentalsPage.heading, note: 'By the day, week or month' },
  services: { ...photo(page('services').path), heading: servicesPage.heading, note: repairPromise },
  showroom: {
    ...photo(page('showroom').path),
    heading: showroomPage.heading,
    note: physicalShowrooms.map(({ city }) => city).join(' and '),
  },
  contact: { ...photo(page('contact').path), heading: contactPage.heading, note: hoursLine(hours.dealership) },
  about: { ...photo(page('about').path), heading: aboutPage.heading, note: call },
  'eco-impact': {
    ...photo(page('eco-impact').path),
    heading: ecoPage.heading,
    note: `${savings.value} ${savings.text}`,
  },
  questions: { ...photo(page('questions').path), heading: page('questions').label, note: call },
  'where-to-drive': {
    ...photo(page('where-to-drive').path),
    heading: page('where-to-drive').label,
    note: 'License, plate, insurance and roads',
  },
  financing: { ...cart('denago-nomad-xl'), heading: financingPage.heading, note: call },
  denago: { ...cart('denago-rover-xl'), heading: denago.heading, note: call },
  evolution: { ...cart('evolution-d5-maverick-4'), heading: evolution.heading, note: call },
}

export const cards = (): readonly (readonly [string, Card])[] => [
  ...Object.entries(pageCards),
  ...policies.map(
    ({ slug, title }) => [slug, { kind: 'plain', heading: title, note: business.name } as const] as const,
  ),
  ...sampleInventory.map(
    ({ id, name, images, specifications }) =>
      [
        `vehicle/${id}`,
        {
          ...cart(images[0]?.split('/')[2] ?? id),
          heading: name,
          note: `${specifications.seatingCapacity} seats, ${specifications.range}`,
        },
      ] as const,
  ),
  ...towns.map(
    ({ slug, name, county, state }) =>
      [
        `town/${slug}`,
        { ...photograph(townPhoto(slug)), heading: townSalesPage.heading(name), note: `${county}, ${state}` },
      ] as const,
  ),
]
