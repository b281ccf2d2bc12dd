/** `node tests/support/build-dealer.ts` builds the site of DEALER_DIR, if needed. */
import { ensureBuild } from '../../build/ensure-build.ts'

await ensureBuild(console.log)
