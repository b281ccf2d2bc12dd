import { defineConfig } from 'vitest/config'
import { policies } from './build/vite-plugins/policies-plugin.ts'
import { aliases } from './vite.config.ts'

export default defineConfig({
  resolve: { alias: aliases },
  plugins: policies(),
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'modules', include: ['src/**/*.test.ts', 'imagery/**/*.test.ts'], testTimeout: 10_000 },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          globalSetup: 'tests/support/shared-postgres.ts',
          exclude: [
            // Needs root and an image, which `npm run test:container` builds.
            ...(process.env.LARKWAY_IMAGE ? [] : ['tests/container/**']),
            // Needs minutes for each of a dozen builds: `npm run test:dealers`.
            ...(process.env.LARKWAY_ALL_DEALERS ? [] : ['tests/dealers-long/**']),
            // Needs root or LARKWAY_SMALL_DISK, and the machine to itself: `npm run test:faults`.
            ...(process.env.LARKWAY_LONG_FAULTS ? [] : ['tests/faults-long/**']),
          ],
        },
      },
    ],
    tags: [{ name: 'long', description: 'left to `npm run test:all` and CI, so that `npm test` is run often' }],
    setupFiles: ['tests/support/log-of-tests.ts'],
    // What a test logs is printed if it fails.
    silent: 'passed-only',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As in playwright.config.ts, CI runs a failed test once more, and lists it as flaky if it then passes.
    retry: process.env.CI ? 1 : 0,
    // Other processes and timers are slow on a busy machine.
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // Tests start servers, databases and browsers, so two cores take two files at a time.
    maxWorkers: 2,
  },
})
