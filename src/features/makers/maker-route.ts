import '../../ui/closing.css'
import './maker-page.css'
import './model-cards.css'
import './series-list.css'
import { loadMakerStock } from '../../domain/catalogue/model-stock.functions.ts'
import type { MakerStock } from '../../domain/catalogue/model-stock.ts'
import { keepServed } from '../../ui/keep-served.tsx'

/** Styles are imported here, since a browser that keeps the server's HTML never loads the page's module or the maker's copy. */
export const MakerScreen = keepServed<{ slug: string; stock: MakerStock }>(
  async () => (await import('./maker-page.tsx')).MakerScreen,
)

export async function loadMakerPage(slug: string): Promise<MakerStock> {
  const [stock] = await Promise.all([loadMakerStock(slug), MakerScreen.load()])
  return stock
}
