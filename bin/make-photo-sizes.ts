/** Makes the sizes of the photo whose address is the argument. src/domain/catalogue/photos/photo-sizes.server.ts runs it. */

import { completeSizes } from '../src/server/pictures/picture-sizes.server.ts'
import { pictureStore } from '../src/server/pictures/picture-store.server.ts'
import { env } from '../src/server/settings/env.server.ts'

// Safe at any moment: a file gets its final name only once it is complete.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl-C reaches every process of the terminal; the site stops this one itself.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined)

await completeSizes(process.argv[2] ?? '', pictureStore(env()))
process.exit(0)
