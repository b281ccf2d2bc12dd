import { type Policy, type PolicySlug, policies } from './content/policies/policies.ts'
import type { Topic } from './leads/intake/submission-fields.ts'

/** Every page with a fixed address, once; addresses with a parameter are the functions below. */
export type Page = {
  readonly id: string
  readonly path: string
  readonly label: string
  readonly in: readonly ('nav' | 'about' | 'footer' | 'policies')[]
  readonly canonical?: string
  /** false keeps it out of search engines and of sitemap.xml. */
  readonly indexable?: false
}

const screens = [
  { id: 'home', path: '/', label: 'Home', in: ['nav', 'footer'] },
  { id: 'inventory', path: '/inventory', label: 'Inventory', in: ['nav', 'footer'] },
  { id: 'compare', path: '/compare', label: 'Compare', in: ['footer'], indexable: false },
  { id: 'saved', path: '/saved', label: 'Saved carts', in: ['footer'], indexable: false },
  { id: 'rentals', path: '/rentals', label: 'Rentals', in: ['nav', 'footer'] },
  { id: 'rental-estimate', path: '/rentals/estimate', label: 'Rental estimate', in: [] },
  { id: 'services', path: '/services', label: 'Services', in: ['nav', 'footer'] },
  { id: 'showroom', path: '/showroom', label: 'Showroom', in: ['nav', 'footer'] },
  { id: 'contact', path: '/contact', label: 'Contact', in: ['nav', 'footer'] },
  { id: 'about', path: '/about', label: 'About Us', in: ['about', 'footer'] },
  { id: 'eco-impact', path: '/eco-impact', label: 'Eco-Impact Calculator', in: ['about', 'footer'] },
  { id: 'financing', path: '/financing', label: 'Financing', in: ['footer'] },
  { id: 'denago', path: '/denago', label: 'Denago', in: ['footer'] },
  { id: 'evolution', path: '/evolution', label: 'Evolution', in: ['footer'] },
  { id: 'questions', path: '/questions', label: 'Questions', in: ['footer'] },
  { id: 'where-to-drive', path: '/where-to-drive', label: 'Where can I drive it?', in: ['footer'] },
  { id: 'thank-you', path: '/thank-you', label: 'Thank you', in: [], indexable: false },
] as const satisfies readonly Page[]

const policyPages = policies.flatMap(({ slug, path, label, secondAddress }: Policy): Page[] => [
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

export const pages: readonly Page[] = [...screens, ...policyPages]

export type PageId = (typeof screens)[number]['id'] | PolicySlug

const seen = new Set<string>()
for (const { id, path } of pages) {
  if (seen.has(id) || seen.has(path)) throw new Error(`site-map.ts lists ${id} (${path}) twice; keep one row`)
  seen.add(id).add(path)
}

export const pagesIn = (place: Page['in'][number]): readonly Page[] => pages.filter((page) => page.in.includes(place))

export function page(id: PageId): Page {
  const found = pages.find((row) => row.id === id)
  if (!found) throw new Error(`site-map.ts has no page ${id}`)
  return found
}

/** The 0% offer with its conditions, or word that no cart carries it. */
export const zeroPercentHref = `${page('financing').path}#zero`

type AboutMessage = Readonly<Partial<Record<'vehicle' | 'carts' | 'town' | 'estimate', string | undefined>>>

export const contactLink = (topic: Topic, about: AboutMessage = {}) => ({
  to: page('contact').path,
  search: { ...about, topic },
})

export const vehicleHref = (id: string): string => `/vehicle/${id}`
/** The second address of the same screen, which cards and brand pages link to (product.md 2.1). */
export const vehiclesHref = (idOrAlias: string): string => `/vehicles/${idOrAlias}`
/** A town's canonical address; `/{slug}-golf-carts` shows the same page. */
export const townHref = (slug: string): string => `/towns/${slug}`
export const townRentalHref = (slug: string): string => `/rentals/${slug}`

/** Compares whole path segments, and Home on `/` alone (product.md 2.3). */
export function isCurrent(linkPath: string, currentPath: string): boolean {
  if (linkPath === '/') return currentPath === '/'
  return currentPath === linkPath || currentPath.startsWith(`${linkPath}/`)
}

/** The inventory of one showroom. */
export const floorHref = (id: string): string => `/inventory?showroom=${id}`
