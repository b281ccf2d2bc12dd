import { join } from 'node:path'
import { build } from 'vite'
import { buildDir } from '../src/dealer/dealer-dir.ts'

const staff = join(import.meta.dirname, '../src/features/staff')

/** The pages of staff are not part of the app that visitors load: src/features/staff. */
export async function staffAssets(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(buildDir, 'client'),
      emptyOutDir: false,
      rolldownOptions: {
        input: {
          staff: join(staff, 'staff.css'),
          'staff-lot': join(staff, 'phone/lot.ts'),
          'staff-alerts': join(staff, 'phone/alerts.ts'),
          'staff-sw': join(staff, 'phone/staff-sw.ts'),
        },
        output: {
          // A service worker keeps its address, by which browsers look for a newer one.
          entryFileNames: ({ name }) => (name === 'staff-sw' ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  })
}
