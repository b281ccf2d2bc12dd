import type { Route } from '@playwright/test'
import { comparePage } from '../../src/content/words/compare.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { desktop, expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

const sixSeats = '/inventory?seats=6&price=under-15000'
const [first, second, third, fourth] = sampleInventory
if (!first || !second || !third || !fourth) throw new Error('The sample inventory has fewer than four carts')
const threeCarts = `/compare?carts=${first.id},${second.id},${third.id}`

test.describe('on a phone, by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a family picks three carts to compare, views any two of them side by side and can copy the link', async ({
    page,
  }) => {
    await page.goto(sixSeats)
    await hydrated(page)
    const boxes = page.getByRole('checkbox', { name: /^Compare / })
    for (const at of [0, 1, 2]) await boxes.nth(at).tap()
    const bar = page.getByRole('navigation', { name: 'Quick actions' })
    await expect(bar.getByRole('link', { name: 'Compare 3' })).toBeInViewport()
    await bar.getByRole('link', { name: 'Compare 3' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(comparePage.heading.filled(3, 6))
    await hydrated(page)
    await expectAccessible(page)

    const columns = page.locator('thead th')
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    const steppers = page.getByRole('navigation', { name: 'Columns' })
    await expect(steppers).toBeInViewport()
    await expect(bar).toBeHidden()
    await steppers
      .getByRole('link', { name: /on the right$/ })
      .last()
      .tap()
    await expect(page).toHaveURL(/left=1&right=3/)
    await expect(columns.nth(2)).toBeVisible()
    await expect(columns.nth(1)).toBeHidden()

    await page.getByRole('checkbox', { name: comparePage.onlyDifferences }).tap()
    await expect(page.getByRole('row', { name: /^Seating capacity/ })).toBeHidden()
    await expect(page.getByRole('row', { name: /^Price/ })).toBeVisible()
    await expect(page.getByRole('button', { name: comparePage.actions.copy })).toBeVisible()
  })
})

test('two carts can be removed in quick succession', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto(threeCarts)
  await hydrated(page)
  const removals = page.getByRole('link', { name: /^Remove .* from the comparison$/ })
  await removals.evaluateAll(async (links) => {
    for (const link of (links as HTMLElement[]).slice(1)) {
      link.click()
      // The next click follows before the table has been updated.
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  await expect(removals).toHaveCount(1)
  await expect(page).toHaveURL(`/compare?carts=${first.id}`)
})

test('by keyboard: a fifth cart is rejected with a message, and tray and checkboxes stay in sync', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/inventory')
  await hydrated(page)
  const boxes = page.getByRole('checkbox', { name: /^(Compare|Four at most) / })
  for (const at of [0, 1, 2, 3, 4]) {
    await boxes.nth(at).focus()
    await page.keyboard.press('Space')
  }
  await expect(page.getByRole('alert')).toHaveText('Four at most')
  await expect(boxes.nth(4)).not.toBeChecked()
  const tray = page.getByRole('form', { name: 'Compare' })
  await expectAccessible(page)
  await tray
    .getByRole('button', { name: /^Take out/ })
    .first()
    .press('Enter')
  await expect(boxes.nth(0)).not.toBeChecked()
  await tray.getByRole('link', { name: 'Compare 3 carts' }).press('Enter')
  // The footer has a table as well.
  await expect(page.getByRole('table', { name: /side by side/ })).toBeVisible()
  await page
    .getByRole('link', { name: /^Remove .* from the comparison$/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  // Fewer than four carts are compared, so the checkboxes offer to compare again.
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Compare / }).nth(1)).toBeVisible()
})

test.describe('a cart that cannot be fetched', () => {
  test.use({ expectedErrors: [/503/] })

  test('is not shown as gone: the page says that it could not be loaded, and Try again loads it', async ({ page }) => {
    const outage = (id: string) => `**/api/vehicles/${id}`
    const fail = (route: Route) => route.fulfill({ status: 503, json: { error: 'Busy.' } })
    await page.addInitScript(
      (carts) => sessionStorage.setItem('compare', JSON.stringify(carts)),
      [
        { id: first.id, name: first.name, ticked: true },
        { id: second.id, name: second.name, ticked: true },
      ],
    )
    await page.setViewportSize(phone)
    await page.goto('/inventory')
    await hydrated(page)
    for (const { id } of [first, second]) await page.route(outage(id), fail)
    await page.getByRole('link', { name: 'Compare 2' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(comparePage.failed.heading)
    await expect(page.getByText(comparePage.missing(first.id))).toHaveCount(0)
    await expectAccessible(page)

    await page.unroute(outage(first.id))
    await page.getByRole('button', { name: comparePage.failed.retry }).click()
    await expect(page.locator('thead th a')).toHaveText([first.name])
    await expect(page.getByText(comparePage.failed.note(second.id))).toBeVisible()
    await expectAccessible(page)
    await page.unroute(outage(second.id))
    await page.getByRole('button', { name: comparePage.failed.retry }).click()
    await expect(page.locator('thead th a')).toHaveText([first.name, second.name])
    await expect(page.locator('.compare__notes')).toHaveCount(0)
  })
})

test('a comparison can be started with the checkbox on the vehicle page, and survives a reload', async ({ page }) => {
  await page.goto(`/vehicle/${first.id}`)
  await hydrated(page)
  await page.getByRole('checkbox', { name: `Compare ${first.name}` }).check()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('checkbox', { name: `Compare ${first.name}` })).toBeChecked()
  await page.getByRole('link', { name: /side by side/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(comparePage.heading.filled(1, undefined))
})

test('a comparison prints on one page', async ({ page }) => {
  await page.goto(`${threeCarts},${fourth.id}`)
  await hydrated(page)
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the carts checked in the inventory open in the comparison, and links change its columns', async ({ page }) => {
    await page.goto(sixSeats)
    const boxes = page.getByRole('checkbox', { name: /^Compare / })
    for (const at of [0, 1, 2]) await boxes.nth(at).check()
    await page.getByRole('form', { name: 'Compare' }).getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(comparePage.heading.filled(3, 6))
    await page
      .getByRole('link', { name: /on the right$/ })
      .last()
      .click()
    await expect(page.locator('thead th').nth(1)).toBeHidden()
    await expect(page.locator('thead th').nth(2)).toBeVisible()
    await page.getByRole('checkbox', { name: comparePage.onlyDifferences }).check()
    await expect(page.getByRole('row', { name: /^Seating capacity/ })).toBeHidden()
  })
})

test('the footer’s link opens this tab’s comparison, and removing the last cart leaves it empty', async ({ page }) => {
  await page.goto(`/compare?carts=${first.id}`)
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: 'Saved carts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved carts' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(`/compare?carts=${first.id}`)
  await page.getByRole('link', { name: `Remove ${first.name} from the comparison` }).click()
  await expect(page).toHaveURL('/compare')
  await expect(page.getByRole('list', { name: 'In stock now' }).getByRole('listitem')).toHaveCount(3)
})

test('the page of an unknown vehicle and an empty page of saved carts suggest carts in stock', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  for (const path of ['/vehicle/zeppelin', '/saved']) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('list', { name: 'In stock now' }).getByRole('listitem')).toHaveCount(3)
  }
})
