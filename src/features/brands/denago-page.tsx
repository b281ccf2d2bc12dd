import { denagoModels, denagoPage, denagoSeriesCards, hrefFromName } from '../../content/models/denago.ts'
import { BrandPage } from './brand-page.tsx'

const series = denagoSeriesCards.map((card) => ({
  ...card,
  links: card.vehicles.map((name) => ({ label: name, href: hrefFromName(name) })),
}))

export function DenagoPage({ heroPicture }: { heroPicture: string }) {
  return <BrandPage content={denagoPage} heroPicture={heroPicture} series={series} models={denagoModels} />
}
