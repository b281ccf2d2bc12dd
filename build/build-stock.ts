/** Lists the dealer's sample stock, which may be written as CSV or JSON. */
import { sampleStock } from './check-stock-file.ts'
import { writeList } from './write-list.ts'

await writeList('sample-stock', sampleStock())
