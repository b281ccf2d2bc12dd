/** `node tests/support/print-site-words.ts`: what the site of DEALER_DIR says and has, as JSON, without building it. */
import { checkDealer } from '../../build/check-dealer.ts'

const problems = await checkDealer()
const { interests } = await import('../../src/leads/intake/submission-fields.ts')
const { sitemapEntries } = await import('../../src/seo/sitemap.ts')
const { webManifest } = await import('../../src/seo/web-manifest.ts')
const { pages } = await import('../../src/site-map.ts')
const { aboutPage, aboutStats } = await import('../../src/words/about.ts')
const { contactPage, thankYouPage } = await import('../../src/words/contact.ts')
const { deliveryRule } = await import('../../src/words/delivery-rule.ts')
const { home } = await import('../../src/words/home.ts')
const { questionsPage } = await import('../../src/words/questions.ts')
const { showroomPage } = await import('../../src/words/showroom.ts')
const { townSalesPage } = await import('../../src/words/town-sales.ts')

const { benefits, services } = townSalesPage
console.log(
  JSON.stringify({
    problems,
    has: [pages.filter(({ in: places }) => !places.includes('policies')), sitemapEntries([]), webManifest.shortcuts],
    says: [
      ...[home, aboutPage, aboutStats, questionsPage, showroomPage, benefits, services, thankYouPage.steps],
      ...[
        townSalesPage.meta({ name: 'Mesa', stateCode: 'AZ' }, 'free', 'near'),
        interests,
        contactPage.form.offered,
        deliveryRule,
      ],
    ],
  }),
)
