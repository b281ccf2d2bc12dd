/** Serves as a container does, but makes picture sizes only if asked to. */
import { prepareAndServe } from '../../bin/prepare-and-serve.ts'
import { startOrExplain } from '../../src/server/settings/start-or-explain.server.ts'

await startOrExplain(() => prepareAndServe(() => undefined, process.argv.includes('--make-pictures')))
