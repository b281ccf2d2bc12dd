import { type Site, startSite } from '../support/running-site.ts'
import { expect, hydrated, test } from './support/visit.ts'

let site: Site
test.use({
  baseURL: async ({ browserName: _ }, use) => {
    site = await startSite({ RETENTION_DAYS: '90' })
    await use(site.url)
    await site.remove()
  },
})

test('the privacy policy states the configured retention, on a direct visit and after navigation', async ({ page }) => {
  const sentence = page.getByText('erased from this site 90 days after it arrives')
  await page.goto('/privacy')
  await hydrated(page)
  await expect(sentence).toBeVisible()
  await page.goto('/showroom')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy')
  await expect(sentence).toBeVisible()
})
