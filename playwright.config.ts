import { defineConfig } from '@playwright/test'
import { wholeBrowser } from './tests/e2e/support/whole-browser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/start-site.ts',
  // Guards against hanging. Long enough for a machine that is busy with other things.
  timeout: 240_000,
  expect: {
    timeout: 20_000,
    // A new color of a page's links changes more pixels than this; the edges of a few letters change fewer.
    toMatchSnapshot: { maxDiffPixels: 30, threshold: 0.15 },
  },
  snapshotPathTemplate: 'tests/e2e/visual/{arg}{ext}',
  // `npm run baselines` writes the snapshots.
  updateSnapshots: 'none',
  // Browsers wait as much as they work, so two cores take three files at a time.
  workers: 3,
  // In CI, a failed test is run once more, and listed as flaky if it then passes.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // Screenshots and traces are saved in test-results, which CI uploads. A trace changes what a page loads, so a first run
    // has none; it replaces a video, for which Playwright would have to download a program.
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.LARKWAY_HEADLESS_SHELL || '/usr/bin/chromium-headless-shell',
      // Letters are as wide as in the whole browser only without hints.
      args: [...wholeBrowser.args, '--font-render-hinting=none'],
    },
  },
})
