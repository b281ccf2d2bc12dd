import { z } from 'zod'
import { line } from '../placeholder-line.ts'

/** pages/services.yaml */
export const servicesPage = z.strictObject({
  search: z
    .strictObject({ title: line('Golf cart repair in {cities}: service, batteries').describe('At most 60 characters') })
    .prefault({})
    .describe('What search engines and link previews show'),
  intro: line('Maintenance and repair of electric carts. Call before you bring yours in.'),
})
