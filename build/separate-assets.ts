import { join } from 'node:path'
import { build } from 'vite'
import { buildDir } from '../src/dealer/dealer-dir.ts'

/** What is no part of the app that visitors load: styles of the pages of staff, and the script that measures some visits. */
export async function separateAssets(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(buildDir, 'client'),
      emptyOutDir: false,
      rolldownOptions: {
        input: {
          staff: join(import.meta.dirname, '../src/features/staff/staff.css'),
          visit: join(import.meta.dirname, '../src/field/visit.ts'),
        },
        // Without a hash, so that pages need not know it.
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}
