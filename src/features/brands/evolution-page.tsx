import { evolutionModels, evolutionPage, evolutionSeriesCards } from '../../content/models/evolution.ts'
import { BrandPage } from './brand-page.tsx'

const series = evolutionSeriesCards.map((card) => ({
  ...card,
  more: card.more ? { text: card.more, search: card.title } : null,
}))

export function EvolutionPage({ heroPicture }: { heroPicture: string }) {
  return <BrandPage content={evolutionPage} heroPicture={heroPicture} series={series} models={evolutionModels} />
}
