import '../../ui/closing.css'
import './maker-page.css'
import './model-cards.css'
import './series-list.css'
import { loadMakerStock } from '../../domain/catalogue/model-stock.functions.ts'
import type { MakerStock } from '../../domain/catalogue/model-stock.ts'
import { keepServed } from '../../ui/keep-served.tsx'

/** Styles are imported here: a browser with the server's HTML loads nothing else of the page, not even what it says of the maker. */
export const MakerScreen = keepServed<{ slug: string; stock: MakerStock }>(
  async () => (await import('./maker-page.tsx')).MakerScreen,
)

export async function loadMakerPage(slug: string): Promise<MakerStock> {
  const [stock] = await Promise.all([loadMakerStock(slug), MakerScreen.load()])
  return stock
}
