/**
 * `node tests/support/print-site-words.ts` prints the words and features of the site of DEALER_DIR as JSON, without
 * building it.
 */
import { checkDealer } from '../../build/check-dealer.ts'

const problems = await checkDealer()
const { interests } = await import('../../src/domain/leads/intake/submission-fields.ts')
const { sitemapEntries } = await import('../../src/frame/seo/sitemap.ts')
const { webManifest } = await import('../../src/frame/seo/web-manifest.ts')
const { pages } = await import('../../src/content/addresses.ts')
const { aboutPage, aboutStats } = await import('../../src/content/words/about.words.ts')
const { contactPage, thankYouPage } = await import('../../src/content/words/contact.words.ts')
const { deliveryRule } = await import('../../src/content/words/delivery-rule.words.ts')
const { home } = await import('../../src/content/words/home.words.ts')
const { questionGroups } = await import('../../src/features/questions/question-groups.ts')
const { showroomPage } = await import('../../src/content/words/showroom.words.ts')
const { townSalesPage } = await import('../../src/content/words/town-sales.words.ts')

const { benefits, services } = townSalesPage
console.log(
  JSON.stringify({
    problems,
    has: [pages.filter(({ in: places }) => !places.includes('policies')), sitemapEntries([]), webManifest.shortcuts],
    says: [
      ...[home, aboutPage, aboutStats, questionGroups(), showroomPage, benefits, services, thankYouPage.steps],
      ...[
        townSalesPage.meta({ name: 'Mesa', stateCode: 'AZ' }, '3 carts'),
        interests,
        contactPage.form.offered,
        deliveryRule,
      ],
    ],
  }),
)
