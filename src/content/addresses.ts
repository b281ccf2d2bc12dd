import { makerAddresses } from './dealer/facts/maker-addresses.facts.ts'
import { type Offer, offers } from './dealer/facts/offers.facts.ts'
import { policyLinks } from './dealer/facts/policy-links.facts.ts'
import type { Topic } from './words/contact.words.ts'

/** A page with a fixed address. The functions below make addresses with a parameter. */
export type Page = {
  readonly id: string
  readonly path: string
  readonly label: string
  readonly in: readonly ('nav' | 'about' | 'footer' | 'policies')[]
  readonly canonical?: string
  /** The page exists only for dealers with this offer. */
  readonly offer?: Offer
  /** false keeps it out of search engines and of sitemap.xml. */
  readonly indexable?: false
}

const screens = [
  { id: 'home', path: '/', label: 'Home', in: ['nav', 'footer'] },
  { id: 'inventory', path: '/inventory', label: 'Inventory', in: ['nav', 'footer'] },
  { id: 'compare', path: '/compare', label: 'Compare', in: ['footer'], indexable: false },
  { id: 'saved', path: '/saved', label: 'Saved carts', in: ['footer'], indexable: false },
  { id: 'rentals', path: '/rentals', label: 'Rentals', in: ['nav', 'footer'], offer: 'rentals' },
  { id: 'rental-estimate', path: '/rentals/estimate', label: 'Rental estimate', in: [], offer: 'rentals' },
  { id: 'services', path: '/services', label: 'Services', in: ['nav', 'footer'], offer: 'service' },
  { id: 'showroom', path: '/showroom', label: 'Showroom', in: ['nav', 'footer'] },
  { id: 'contact', path: '/contact', label: 'Contact', in: ['nav', 'footer'] },
  { id: 'about', path: '/about', label: 'About Us', in: ['about', 'footer'] },
  {
    ...{ id: 'eco-impact', path: '/eco-impact', label: 'Eco-Impact Calculator' },
    ...{ in: ['about', 'footer'], offer: 'ecoCalculator' },
  },
  { id: 'financing', path: '/financing', label: 'Financing', in: ['footer'], offer: 'financing' },
  { id: 'questions', path: '/questions', label: 'Questions', in: ['footer'] },
  { id: 'where-to-drive', path: '/where-to-drive', label: 'Where can I drive it?', in: ['footer'] },
  { id: 'tell-me', path: '/tell-me', label: 'Tell me when', in: [], indexable: false },
  { id: 'thank-you', path: '/thank-you', label: 'Thank you', in: [], indexable: false },
] as const satisfies readonly Page[]

const isOffered = ({ offer }: Page): boolean => !offer || offers[offer]

const policyPages = policyLinks.flatMap(({ slug, path, label, secondAddress }): Page[] => [
  { id: slug, path, label, in: ['policies'] },
  ...(secondAddress
    ? [
        {
          id: secondAddress.slug,
          path: `/${secondAddress.slug}`,
          label: secondAddress.label,
          in: secondAddress.listed ? (['policies'] as const) : [],
          canonical: path,
        },
      ]
    : []),
])

const makerPages = makerAddresses.map(
  ({ slug, name }): Page => ({ id: slug, path: makerHref(slug), label: name, in: ['footer'] }),
)

export const pages: readonly Page[] = [
  ...screens
    .flatMap((screen): readonly Page[] => (screen.id === 'financing' ? [screen, ...makerPages] : [screen]))
    .filter(isOffered),
  ...policyPages,
]

export type Screen = (typeof screens)[number]['id'] | 'privacy'
/** Policies that pages link to if the dealer has them. */
export type LinkedPolicy =
  | `${'return' | 'delivery' | 'rental' | 'storage'}-policy`
  | 'terms-conditions'
  | 'accessibility'
export type PageId = Screen | LinkedPolicy

export const pagesIn = (place: Page['in'][number]): readonly Page[] => pages.filter((page) => page.in.includes(place))

export const findPage = (id: PageId): Page | undefined => pages.find((row) => row.id === id)

/** Includes pages that the dealer doesn't offer, so check `findPage` or `offers` before linking to one. */
export function page(id: Screen): Page {
  const match = findPage(id) ?? screens.find((row) => row.id === id)
  if (!match) throw new Error(`addresses.ts has no page ${id}`)
  return match
}

const unoffered: readonly string[] = screens.filter((screen) => !isOffered(screen)).map(({ path }) => path)

/** False for pages that the dealer doesn't offer, for all addresses below them, and for their API. */
export function hasRoute(path: string): boolean {
  const address = path.replace(/^\/api(?=\/)/, '')
  return !unoffered.some((one) => address === one || address.startsWith(`${one}/`))
}

/** Address of the 0% offer with its conditions or, if no cart carries it, of the note that none does. */
export const zeroPercentHref = `${page('financing').path}#zero`

type AboutMessage = Readonly<Partial<Record<'vehicle' | 'carts' | 'town' | 'estimate', string | undefined>>>

export const contactLink = (topic: Topic, about: AboutMessage = {}) => ({
  to: page('contact').path,
  search: { ...about, topic },
})

/** A maker's own page. */
export function makerHref(slug: string): string {
  return `/${slug}`
}

export const vehicleHref = (id: string): string => `/vehicle/${id}`
/** Second address of the vehicle page. Cards and makers' pages link to it (product.md 2.1). */
export const vehiclesHref = (idOrAlias: string): string => `/vehicles/${idOrAlias}`
/** A town's canonical address; `/{slug}-golf-carts` shows the same page. */
export const townHref = (slug: string): string => `/towns/${slug}`
export const townRentalHref = (slug: string): string => `/rentals/${slug}`

/** Compares whole path segments; Home is current only on `/` (product.md 2.3). */
export function isCurrent(linkPath: string, currentPath: string): boolean {
  if (linkPath === '/') return currentPath === '/'
  return currentPath === linkPath || currentPath.startsWith(`${linkPath}/`)
}

/** The inventory of one showroom. */
export const floorHref = (id: string): string => `/inventory?showroom=${id}`
