/** @module-tag long */
import { pageKinds } from '../../bench/page-kinds.ts'
import { expect, hydrated, phone, test } from './support/visit.ts'

const KB = 1024
const budgets = { script: 117.5 * KB, stylesheet: 11.5 * KB }
/** A vehicle page has more styles than other pages: for its gallery, its price breakdown and its groups of facts. */
const vehicleSheet = 12.75 * KB
/** The inventory page filters carts in the browser: see decision 9. */
const inventoryScript = 125.75 * KB
const vehicleScript = 120 * KB
/** Text pages load only the scripts of the frame, once a visitor points at a link: see decision 18. */
const textScript = 106 * KB
const textKinds = ['policy', 'services', 'thank you', 'denago', 'evolution', 'questions', 'where to drive']
const scriptBudget = (kind: string): number => {
  if (kind === 'inventory') return inventoryScript
  if (kind === 'vehicle') return vehicleScript
  return textKinds.includes(kind) ? textScript : budgets.script
}

test.use({ viewport: phone })

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`the first load of ${kind} is within budget, with one style sheet and two fonts`, async ({ page }) => {
    const bytes = { script: 0, stylesheet: 0 }
    let fonts = 0
    let sheets = 0
    page.on('response', (response) => {
      const type = response.request().resourceType()
      if (type === 'font') fonts++
      if (type === 'stylesheet') sheets++
      if (type === 'script' || type === 'stylesheet') bytes[type] += Number(response.headers()['content-length'])
    })
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(fonts).toBe(2)
    expect(sheets).toBe(1)
    expect(bytes.script).toBeGreaterThan(0)
    expect(bytes.stylesheet).toBeGreaterThan(0)
    expect(bytes.script).toBeLessThanOrEqual(scriptBudget(kind))
    expect(bytes.stylesheet).toBeLessThanOrEqual(kind === 'vehicle' ? vehicleSheet : budgets.stylesheet)
  })
}
