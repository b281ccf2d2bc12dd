import { z } from 'zod'
import { line, ownLine, search } from '../placeholder-line.ts'

/** pages/inventory.yaml */
export const inventoryPage = z.strictObject({
  search: search(
    'Golf carts for sale in {citiesWithCodes}',
    'Every electric golf cart and low-speed vehicle we have, {newAndUsed}, with price, seats and pictures. Filter by brand, category and price.',
  ),
  finder: z
    .enum(['carts', 'chips'], 'write carts or chips')
    .default('carts')
    .describe('The number of seats is chosen from side views of carts, or from chips, which suits a small stock'),
  heading: line('Who’s riding?'),
  note: line(
    'Every cart we have. Prices are before tax, title, registration, optional equipment and delivery.',
  ).describe('Below the search'),
  afterList: ownLine.optional().describe('Below the list of carts'),
  closing: z
    .strictObject({
      heading: line('Not sure which one?'),
      text: line(
        'Tell us who rides along, how far and over what terrain. We’ll tell you which carts fit, and which don’t.',
      ),
      link: line('Contact Us'),
    })
    .prefault({}),
})
