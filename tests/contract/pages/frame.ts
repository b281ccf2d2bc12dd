import { business, phoneHref } from '../../../src/content/dealer/facts/business.facts.ts'
import { type Fact, factsOf } from '../../support/facts.ts'
import { company, hours } from '../product-facts.ts'

const nav = 'nav[aria-label="Main"]'
const drawer = '#menu-drawer'
const links: readonly (readonly [string, string])[] = [
  ['/', 'Home'],
  ['/inventory', 'Inventory'],
  ['/rentals', 'Rentals'],
  ['/services', 'Services'],
  ['/showroom', 'Showroom'],
  ['/contact', 'Contact'],
  ['/about', 'About Us'],
  ['/eco-impact', 'Eco-Impact Calculator'],
]
const footerLinks = [
  ...links.map(([href]) => href),
  ...['/denago', '/evolution', '/privacy', '/privacy-policy', '/terms-of-service'],
  ...[
    'terms-conditions',
    'return-policy',
    'delivery-policy',
    'rental-policy',
    'storage-policy',
    'publishing-policy',
  ].map((slug) => `/policies/${slug}`),
  ...['feedback-policy', 'corrections-policy', 'diversity-policy', 'ethics-policy', 'staffing-report'].map(
    (slug) => `/policies/${slug}`,
  ),
]

/** product.md 2.3 and 2.4: facts that are the same on every page, tested on one that is not the home page. */
export const frameFacts: Fact[] = [
  ...factsOf('/services', [
    ['2', 'the logo names the business', 'header a[href="/"]', { 'aria-label': new RegExp(business.name) }],
    ['2', 'Call Now with the number', 'header a[href^="tel:"]', `Call Now ${business.phone}`],
    ['2', 'Call Now opens a telephone link', 'header a', { href: phoneHref }],
    ...links.map(([href, label]) => ['2', `header links ${href}`, `${nav} a[href="${href}"]`, label] as const),
    ...links.map(([href, label]) => ['2', `drawer links ${href}`, `${drawer} nav a[href="${href}"]`, label] as const),
    ['2', 'About opens on two links', `${nav} details a`, 2],
    ['2', 'the menu button is labelled', 'header button[commandfor="menu-drawer"]', 'Open menu'],
    ['2', 'About has a heading in the drawer', `${drawer} h2`, 'About'],
    ...footerLinks.map((href) => ['2', `footer links ${href}`, `footer a[href="${href}"]`, /\w/] as const),
    ...hours.dealership.map((row) => ['9', `footer hours ${row}`, 'footer tr', row] as const),
    ['2', 'copyright', 'footer', `© ${company.copyrightYear}`],
    ['2', 'Services is active on /services', `${nav} a[aria-current="page"]`, 'Services'],
    ['2', 'one link alone is active', `${nav} a[aria-current]`, 1],
  ]),
  ...factsOf('/', [
    ['2', 'Home is active on /', `${nav} a[aria-current="page"]`, 'Home'],
    ['2', 'nothing else is active on /', `${nav} a[aria-current]`, 1],
  ]),
  ...factsOf('/rentals/scranton', [
    ['2', 'Rentals is active below /rentals', `${nav} a[aria-current="page"]`, 'Rentals'],
    ['2', 'Home is not active there', `${nav} a[aria-current]`, 1],
  ]),
  ...factsOf('/eco-impact', [
    ['2', 'the active link in the About menu', `${nav} details a[aria-current="page"]`, 'Eco-Impact Calculator'],
  ]),
  ...factsOf('/no-such-page', [
    ['8', 'not-found screen', 'main h1', '404 Page Not Found'],
    ['2', 'hint for developers', '', 'Developers:'],
  ]),
]
