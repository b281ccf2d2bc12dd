import { z } from 'zod'
import { slug, text } from './value-schemas.ts'

const captioned = z.strictObject({ cart: slug, alt: text })

/** brand/pictures.yaml: which carts and photos are shown where, and what they show. All of it is optional: the default cart is the first in stock, or one of no particular maker. */
export const pictures = z.strictObject({
  hero: captioned.optional().describe('From the side, on the home page’s road'),
  arriving: slug.optional().describe('From the side, on the page that thanks for a message'),
  lost: slug.optional().describe('From behind, on the page of an address that has none'),
  contact: slug.optional(),
  financing: captioned.optional(),
  heroes: z
    .record(slug, text)
    .default({})
    .describe(
      'Photos that pages open with, and what they show: files of brand/photos/hero, or scenes of imagery/masters/hero',
    ),
  photos: z
    .record(
      z.string().regex(/^(?:hero|place)\/[a-z0-9-]+$/, 'write the photo’s folder and name, such as place/yard'),
      text,
    )
    .default({})
    .describe('What your other photos show, read by screen readers: brand/photos/place/yard is place/yard'),
  lineUp: z
    .strictObject({ 2: slug.optional(), 4: slug.optional(), 6: slug.optional(), 8: slug.optional() })
    .default({})
    .describe('From the side, by number of seats; a cut-out stands free, an ordinary photo in a tile'),
  plans: z.record(text, captioned).default({}).describe('By the id of the cart in rentals.yaml'),
  previews: z
    .record(slug, captioned)
    .default({})
    .describe('On the pictures that social networks show, by page: site, home, inventory, financing'),
  markAlt: text.optional().describe('What the mark shows, where a preview has no cart and no photo'),
})

/** stock/flaws.yaml: by cart and by part, as in `knownFlaws`: the place on the side view, in percent from left and top. */
export const flaws = z.record(
  slug,
  z.record(
    text,
    z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)], 'write two numbers, such as [29, 65]'),
  ),
)
