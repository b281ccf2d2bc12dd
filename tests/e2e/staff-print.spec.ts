import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { monthPage } from '../../src/content/words/staff-month.words.ts'
import { monthPath } from '../../src/domain/staff/staff-paths.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { startDesk } from './support/desk.ts'
import { expect, test } from './support/visit.ts'

test.describe('the printed page of a month', () => {
  let url: string
  let cookie: Awaited<ReturnType<typeof startDesk>>['cookie']
  let remove: () => Promise<void>
  test.beforeAll(async () => {
    const { site, ...desk } = await startDesk('ines@dealer.example', { role: 'owner' })
    ;({ url, remove } = site)
    cookie = desk.cookie
    const stock: { id: string }[] = await (await fetch(`${url}/api/vehicles`)).json()
    for (const { id } of stock.slice(0, 9)) await postMessage(site, { ...goodMessage, vehicle: id })
  })
  test.afterAll(() => remove())
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url) })

  test('fits on one sheet, with the dealer’s name and the charts, and without buttons', async ({ page, context }) => {
    await context.addCookies([cookie])
    await page.goto(monthPath)
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    await expect(main.getByText(business.name)).toBeVisible()
    await expect(main.getByRole('img', { name: monthPage.byDay })).toBeVisible()
    await expect(main.getByRole('heading', { name: monthPage.speed })).toBeVisible()
    await expect(page.locator('button, .btn, nav, summary').filter({ visible: true })).toHaveCount(0)
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format })
      expect([format, pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length]).toEqual([format, 1])
    }
  })
})
