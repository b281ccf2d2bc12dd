import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Sizes at which every page is checked. */
export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }

type Watched = {
  /** Console errors that a test provokes, which would fail it otherwise. */
  expectedErrors: RegExp[]
}

/** A visitor whose browser may report no error and talk to no other site. */
export const test = base.extend<Watched & { watch: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs
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

/** WCAG 2.2 AA as far as a machine can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Waits until scripts have taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}
