import { z } from 'zod'
import { repeated } from './find-repeated-items.ts'
import { latitude, longitude, phone, slug, stateCode, text, timeZone, url, zip } from './value-schemas.ts'

const links = z
  .strictObject({
    website: url.optional().describe('Default: the site itself'),
    reviews: url.optional(),
    youtube: url.optional(),
    facebook: url.optional(),
    map: url.optional().describe('Default: Google Maps at the coordinates'),
    directions: url.optional().describe('Default: Google Maps to the coordinates'),
  })
  .default({})

const showroom = z.strictObject(
  {
    id: slug.describe('In addresses and in the stock; must not change once it is in use'),
    name: text.optional().describe('Default: the dealer’s short name and the city'),
    street: text,
    city: text,
    state: stateCode,
    zip,
    latitude,
    longitude,
    phone: phone.optional().describe('Default: the main line'),
    note: text.describe('Whom it is for, in a sentence'),
    timeZone: timeZone.optional().describe('Only where its clocks differ from the dealer’s'),
    sells: z
      .boolean()
      .default(true)
      .describe('false for a place that only does service: it stands only under service, and no cart comes from there'),
    rents: z.boolean().optional().describe('false where no rental comes from; default: as `sells`'),
    links,
  },
  'write at least one showroom',
)

const online = z
  .strictObject({
    id: slug.default('online'),
    name: text.optional().describe('Default: the dealer’s short name and Online'),
    address: text.describe('How and from where, such as By phone and video, from Mesa'),
    phone: phone.optional().describe('Default: the main line'),
    note: text.describe('Whom it is for, in a sentence'),
    links,
  })
  .optional()
  .describe('Sales without a visit; leave it out when there are none')

/** showrooms.yaml: places that visitors can drive to. The first is the main one, whose address is in emails. */
export const showrooms = z
  .strictObject({
    timeZone: timeZone.describe('Hours, replies and rental dates go by this clock'),
    timeZoneName: text.optional().describe('As in ‘Eastern time’; default: its name in English'),
    showrooms: z.tuple([showroom], showroom),
    online,
  })
  .superRefine((file, context) => {
    const { showrooms: places, online: last } = file
    const ids = [...places.map(({ id }, index) => ({ id, path: ['showrooms', index, 'id'] }))]
    if (last) ids.push({ id: last.id, path: ['online', 'id'] })
    for (const { id, path } of repeated(ids, (one) => one.id)) {
      context.addIssue({ code: 'custom', path, message: `another showroom is called ‘${id}’; write another name` })
    }
    const [main] = places
    if (!main.sells) {
      const message = 'the first place is the main one, where carts are sold; write another place first'
      context.addIssue({ code: 'custom', path: ['showrooms', 0, 'sells'], message })
    }
    for (const [index, { sells, rents }] of places.entries()) {
      if (sells || rents !== true) continue
      const message = 'rentals come from places that also sell; leave it out, or write sells: true'
      context.addIssue({ code: 'custom', path: ['showrooms', index, 'rents'], message })
    }
    if (places.every(({ sells, rents = sells }) => !rents)) {
      const message = 'rentals have to come from one place; write rents: true for it, or take rentals off the offers'
      context.addIssue({ code: 'custom', path: ['showrooms', 0, 'rents'], message })
    }
  })
