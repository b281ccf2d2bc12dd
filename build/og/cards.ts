import { type PageId, page, pages } from '../../src/content/addresses.ts'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { hours } from '../../src/content/dealer/facts/hours.facts.ts'
import { makerPages } from '../../src/content/dealer/facts/maker-pages.facts.ts'
import { makers } from '../../src/content/dealer/facts/makers.facts.ts'
import { offers } from '../../src/content/dealer/facts/offers.facts.ts'
import { policies } from '../../src/content/dealer/facts/policies.facts.ts'
import { previewCarts } from '../../src/content/dealer/facts/preview-pictures.facts.ts'
import { repairPromise } from '../../src/content/dealer/facts/service-terms.facts.ts'
import { physicalShowrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { pagePictures } from '../../src/content/dealer/generated/page-pictures.generated.ts'
import { heroPhoto } from '../../src/content/dealer/hero-picture.ts'
import { frontView, pictureFile } from '../../src/content/dealer/reading/find-picture-files.ts'
import { listed } from '../../src/content/format/join-names.ts'
import { count } from '../../src/content/format/number.ts'
import { hoursLine } from '../../src/content/format/opening-hours.ts'
import { aboutPage } from '../../src/content/words/about.words.ts'
import { contactPage } from '../../src/content/words/contact.words.ts'
import { ecoPage } from '../../src/content/words/eco.words.ts'
import { financingPage } from '../../src/content/words/financing.words.ts'
import { home } from '../../src/content/words/home.words.ts'
import { inventoryPage } from '../../src/content/words/inventory.words.ts'
import { showroomPage } from '../../src/content/words/showroom.words.ts'
import { townSalesPage } from '../../src/content/words/town-sales.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { townPhoto } from '../../src/domain/towns/town-picture.ts'
import type { Card } from './card.ts'

type Picture = { kind: 'cart'; cart: string } | { kind: 'photo'; photo: string } | { kind: 'plain' }

function photograph(name: string): Picture {
  const file = pictureFile(name)
  return file ? { kind: 'photo', photo: file } : { kind: 'plain' }
}

const photo = (seed: string): Picture => photograph(heroPhoto(seed))

/** A photo has its own background, so it fills the card. */
function cart(id = ''): Picture {
  const name = frontView(id)
  const file = pictureFile(name)
  return file && pagePictures[name]?.includes('.clear-') ? { kind: 'cart', cart: file } : photograph(name)
}

/** 'Acme and Apex', 'Acme, Apex and 4 more brands' */
function makersNamed([first = '', second = '', ...others]: readonly string[]): string {
  if (others.length === 0) return second ? listed([first, second]) : first
  return `${first}, ${second} and ${count(others.length, 'more brand')}`
}

const [, savings] = ecoPage.facts.items
const call = `Call ${business.phone}`

/** Policies, including privacy and terms, have their own cards below. */
const pageCards = {
  site: { ...cart(previewCarts.site?.cart), heading: home.hero.heading, note: call },
  home: { ...cart(previewCarts.home?.cart), heading: home.hero.heading, note: call },
  inventory: {
    ...cart(previewCarts.inventory?.cart),
    heading: inventoryPage.heading,
    note: makersNamed(makers.map(({ name }) => name)),
  },
  ...(offers.rentals && {
    rentals: {
      ...photo('rentals'),
      heading: (await import('../../src/content/words/rentals.words.ts')).rentalsPage.heading,
      note: 'By the day, week or month',
    },
  }),
  ...(repairPromise && {
    services: {
      ...photo(page('services').path),
      heading: (await import('../../src/content/words/services.words.ts')).servicesPage.heading,
      note: repairPromise,
    },
  }),
  showroom: {
    ...photo(page('showroom').path),
    heading: showroomPage.heading,
    note: listed(physicalShowrooms.map(({ city }) => city)),
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
  financing: { ...cart(previewCarts.financing?.cart), heading: financingPage.heading, note: call },
} satisfies { [Name in PageId | 'site']?: Card }

export const cards = (): readonly (readonly [string, Card])[] => [
  ...Object.entries(pageCards).filter(([name]) => name === 'site' || pages.some(({ id }) => id === name)),
  ...makerPages.map(({ slug, heading }) => [slug, { ...cart(previewCarts[slug]?.cart), heading, note: call }] as const),
  ...policies.map(
    ({ slug, title }) => [slug, { kind: 'plain', heading: title, note: business.name } as const] as const,
  ),
  ...sampleInventory.map(
    ({ id, name, images, specifications: { seatingCapacity: seats, range } }) =>
      [
        `vehicle/${id}`,
        {
          ...cart(images[0]?.split('/')[2] ?? id),
          heading: name,
          note: [...(seats ? [`${seats} seats`] : []), ...(range ? [range] : [])].join(', ') || call,
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
