import mdx from '@mdx-js/rollup'
import remarkGfm from 'remark-gfm'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { aliases } from './vite.config.ts'

/** Files that take half a minute or more, the longest first: begun late, one of them keeps one worker busy while the other is idle. */
const longest = [
  'faults/stopping-and-starting',
  'requests/any-stock',
  'requests/missing-pictures',
  'requests/limits-and-crashes',
  'requests/stock-intake',
  'leads/crashes',
  'cli/restore-damaged',
  'faults/unwilling-disk',
  'leads/replicas',
  'cli/leads',
  'requests/page-cache',
  'requests/contact-api',
  'faults/slow-requests',
  'cli/import-feeds',
  'cli/import-pull',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return place === -1 ? longest.length : place
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  resolve: { alias: aliases },
  plugins: [{ enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm] }) }],
  test: {
    include: ['src/**/*.test.ts', 'sample/**/*.test.ts', 'imagery/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [
      // These take an image, which `npm run test:container` builds.
      ...(process.env.LARKWAY_IMAGE ? [] : ['tests/container/**']),
      // These take half an hour: `npm run test:faults`.
      ...(process.env.LARKWAY_LONG_FAULTS ? [] : ['tests/faults-long/**']),
    ],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Servers, databases and browsers are started by tests: two files at a time are what two cores take.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
