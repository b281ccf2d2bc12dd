/** Lists the dealer's sample stock, which may be written as CSV or JSON. */
import { join } from 'node:path'
import { madeDir } from '../src/dealer/dealer-dir.ts'
import { sampleStock } from './stock-file.ts'
import { writeIfChanged } from './write-if-changed.ts'

await writeIfChanged(join(madeDir, 'sample-stock.json'), JSON.stringify(sampleStock(), null, 2))
