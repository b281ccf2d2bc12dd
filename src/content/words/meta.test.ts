import { expect, test } from 'vitest'
import { sampleInventory } from '../../domain/catalogue/sample-stock.ts'
import { placeOf } from '../../domain/towns/town-with-showroom.ts'
import { loadPolicy } from '../../features/policies/policy-texts.ts'
import { deliveryTo } from '../../features/towns/town-facts.ts'
import { floorStock } from '../../features/towns/town-showroom-stock.ts'
import { makerPages } from '../dealer/facts/maker-pages.facts.ts'
import { policies } from '../dealer/facts/policies.facts.ts'
import { towns } from '../dealer/facts/towns.facts.ts'
import { aboutPage } from './about.words.ts'
import { contactPage, thankYouPage } from './contact.words.ts'
import { ecoPage } from './eco.words.ts'
import { financingPage } from './financing.words.ts'
import { home } from './home.words.ts'
import { inventoryPage } from './inventory.words.ts'
import { questionsPage } from './questions.words.ts'
import { rentalsPage } from './rentals.words.ts'
import { servicesPage } from './services.words.ts'
import { showroomPage } from './showroom.words.ts'
import { townRentalPage } from './town-rental.words.ts'
import { townSalesPage } from './town-sales.words.ts'
import { whereToDrivePage } from './where-to-drive.words.ts'

const policyTexts = await Promise.all(policies.map(({ slug }) => loadPolicy(slug)))

const metas = [
  ...[home, rentalsPage, servicesPage, aboutPage, ...makerPages, contactPage],
  ...[
    inventoryPage,
    thankYouPage,
    showroomPage,
    ecoPage,
    financingPage,
    questionsPage,
    whereToDrivePage,
    ...policyTexts,
  ],
  ...towns.flatMap((town) => {
    const { away } = placeOf(town)
    const { offer } = deliveryTo(town, floorStock(sampleInventory))
    return [{ meta: townSalesPage.meta(town, offer) }, { meta: townRentalPage.meta(town, away) }]
  }),
].map(({ meta }) => meta)

test.each(metas)('$title and its description fit a search result', ({ title, description }) => {
  expect(title.length).toBeLessThanOrEqual(60)
  expect(description.length).toBeGreaterThanOrEqual(50)
  expect(description.length).toBeLessThanOrEqual(155)
})

test('no two pages share a title or a description', () => {
  expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length)
  expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length)
})
