import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Sizes at which every page is checked. */
export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }

type Watched = {
  /** Console errors that a test expects. Any other error fails the test. */
  expectedErrors: RegExp[]
}

/** Fails a test when the browser logs an error or contacts another site. */
export const test = base.extend<Watched & { watch: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  baseURL: async ({}, use) => use(process.env.LARKWAY_TEST_URL ?? ''),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedErrors: async ({}, use) => use([]),
  watch: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) problems.push(`asked another site: ${url}`)
      })
      await use(undefined)
      expect(problems.filter((problem) => !expectedErrors.some((expected) => expected.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Axe, in the mode that checks only this site's frames, of which it has none. The other opens a page of its own, and takes twice as long. */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()

/** Checks WCAG 2.2 AA as far as axe can. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/**
 * Waits until the page is hydrated. A text page is not hydrated until a visitor points at a link
 * (src/frame/hydration/deferred-hydration.ts).
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isReady = document.documentElement.dataset.ready === 'true'
    if (!isReady && document.querySelector('main > [data-kept]:only-child')) {
      document.querySelector('header a')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    }
    return isReady
  })
}

/** Opens the `<details>` with the inventory's form of all filters. */
export const openFilters = (page: Page): Promise<void> => page.locator('#filters summary').click()
