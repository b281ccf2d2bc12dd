import { join } from 'node:path'
import { build } from 'vite'
import { buildDir } from '../src/content/dealer/paths/dealer-paths.ts'
import { floorTarget } from './browser-floor.ts'
import { mixedColors } from './vite-plugins/color-mix-plugin.ts'

const staff = join(import.meta.dirname, '../src/features/staff')
/** Their names have no hash: browsers look for a newer service worker at its fixed address, and any page can load the script that measures visits without looking up its name. */
const fixed = ['staff-sw', 'visit']

/** Files outside the app that browsers load: styles and scripts for staff pages, and the script that measures some visits. */
export async function separateAssets(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [mixedColors()],
    build: {
      target: floorTarget,
      outDir: join(buildDir, 'client'),
      emptyOutDir: false,
      rolldownOptions: {
        input: {
          staff: join(staff, 'desk.css'),
          'staff-lot': join(staff, 'browser/lot.ts'),
          'staff-alerts': join(staff, 'browser/alerts.ts'),
          'staff-passkeys': join(staff, 'browser/passkeys.ts'),
          'staff-sw': join(staff, 'browser/staff-sw.ts'),
          visit: join(import.meta.dirname, '../src/server/web-vitals/measure-visit.ts'),
        },
        output: { entryFileNames: ({ name }) => (fixed.includes(name) ? '[name].js' : 'assets/[name]-[hash].js') },
      },
    },
  })
}
