import { z } from 'zod'
import { line, lines, ownLine, search } from '../placeholder-line.ts'

const usualSections = ['hero', 'visit', 'benefits', 'makers', 'featured', 'about', 'contact', 'closing'] as const
const homeSections = [...usualSections, 'own', 'showroom'] as const
export type HomeSection = (typeof homeSections)[number]

const choice = <const Looks extends readonly [string, ...string[]]>(...looks: Looks) =>
  z.enum(looks, `write ${looks.join(' or ')}`).default(looks[0])

const photo = z.string().regex(/^(?:hero|place)\/[a-z0-9-]+$/, 'write the photo’s folder and name, such as place/yard')

const sections = z
  .array(z.enum(homeSections, `write one of ${homeSections.join(', ')}`))
  .refine((names) => names.includes('hero'), 'keep ‘hero’ in the list: it has the page’s heading')
  .refine((names) => new Set(names).size === names.length, 'name each section once')
  .default([...usualSections])

const page = z.strictObject({
  search: search(
    '{name}: golf carts in {cities}',
    '{Makers} golf carts, {newAndUsed}, with prices and pictures. {Showrooms} in {citiesAndStates}.',
  ),
  sections: sections.describe('Which sections the page has, in this order'),
  heading: line('Electric golf carts in {cities}'),
  lede: line('{NewAndUsed} electric golf carts and low-speed vehicles in {states}.'),
  opening: choice('road', 'photo').describe(
    'A drawn road with a cart on it, or the photo brand/photos/hero/opening with four facts on its lower edge',
  ),
  benefits: z
    .strictObject({
      headingOnPicture: z
        .boolean('write true or false')
        .default(false)
        .describe('Only where the upper left of hero/hills-evening is a light sky; else the heading stands below'),
      experience: line('Ask the people who sell them.'),
      customers: line('Families, farms, campgrounds, clubs and crews.'),
      everything: line('Ask us how we look after it.'),
    })
    .prefault({}),
  featured: z
    .strictObject({
      look: choice('lead', 'shelf').describe('The first cart leads, or a row that slides on phones'),
      heading: ownLine.optional(),
      link: line('See all inventory'),
    })
    .prefault({}),
  makers: z
    .strictObject({
      look: choice('names', 'rows').describe(
        'Large names with one cart beside them, or a picture and a price for each',
      ),
      heading: line('The brands we sell'),
      intro: line('We carry {makers}. You’ll find the others in the inventory.'),
      introWithoutOthers: line('We carry {makers}. Ask us for others.').describe(
        'When the stock has none of the makers that are not among mainMakers',
      ),
    })
    .prefault({}),
  about: z
    .strictObject({
      heading: line('About {shortName}'),
      paragraphs: lines('{name} sells electric carts. The {showroomsAre} in {citiesAndStates}.'),
      mapCaption: line('The service area, with {allShowrooms}.').describe('Read by screen readers in place of the map'),
    })
    .prefault({}),
  towns: z
    .strictObject({
      heading: line('Towns we serve in {firstCounty}'),
      text: line('Each town has a page with its distance and delivery fee.'),
      count: ownLine.optional().describe('After the text'),
    })
    .prefault({})
    .describe('Above the list of the first county’s towns'),
  visit: line('Sit in one, ask about it, and see what fits.'),
  own: z
    .strictObject({
      heading: ownLine,
      text: ownLine,
      list: lines(),
      photo: photo.optional().describe('A file of brand/photos'),
      link: z
        .strictObject({
          text: ownLine,
          to: z.string().regex(/^\/[\w/-]*$/, 'write an address of this site, such as /questions'),
        })
        .optional(),
    })
    .optional()
    .describe('The section ‘own’: whatever you have to say'),
  showroom: z
    .strictObject({
      heading: line('Come by'),
      text: line('Sit in one, ask about it, and see what fits.'),
      photo: photo.default('hero/showroom').describe('A file of brand/photos'),
    })
    .prefault({})
    .describe('The section ‘showroom’: hours, address, a photo and the towns'),
  closing: z
    .strictObject({
      look: choice('line-up', 'block').describe('With carts in a row, or plain'),
      heading: line('Tell us where the cart will live'),
      text: line(
        'How many seats, what terrain, where you’ll charge it: tell us those three things and we’ll show you what fits.',
      ),
    })
    .prefault({}),
})

/** pages/home.yaml */
export const homePage = page.refine(({ sections, own }) => own !== undefined || !sections.includes('own'), {
  path: ['sections'],
  message: 'has ‘own’, but there is no text for it; write the lines own: heading and text, or take it out',
})
