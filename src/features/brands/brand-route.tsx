import './brand-page.css'
import './model-cards.css'
import './series-list.css'
import { loadBrandStock } from '../../catalogue/model-stock.functions.ts'
import type { BrandStock } from '../../catalogue/model-stock.ts'
import type { BrandContent } from '../../content/models/model.ts'
import { keepServed } from '../../ui/keep-served.tsx'

/** Styles are imported here: a browser with the server's HTML loads nothing else of the page, not even the brand's content. */
export function keptBrandPage(loadBrand: () => Promise<BrandContent>) {
  const Page = keepServed<{ stock: BrandStock }>(async () => {
    const [{ BrandPage }, brand] = await Promise.all([import('./brand-page.tsx'), loadBrand()])
    return ({ stock }) => <BrandPage brand={brand} stock={stock} />
  })
  const loadWithStock = async (): Promise<BrandStock> => {
    const [stock] = await Promise.all([loadBrand().then(loadBrandStock), Page.load()])
    return stock
  }
  return { Page, loadWithStock }
}
