import { pagePictures } from '../generated/page-pictures.generated.ts'
import { frontView } from '../reading/find-picture-files.ts'
import { dealerMakers } from '../reading/read-makers.ts'
import type { MakerFile } from '../schema/maker.schema.ts'
import type { MakerPage, Model, NamedModel } from '../schema/maker-models.ts'

type PageFile = NonNullable<MakerFile['page']>

const hasFront = (cart: string): boolean => Object.hasOwn(pagePictures, frontView(cart))

const namedModel = (id: string, { models }: PageFile): NamedModel[] => {
  const model = models[id]
  return model ? [{ id, name: model.name, linkName: model.link ?? id, seats: model.seats }] : []
}

const modelCards = (page: PageFile): Model[] =>
  Object.entries(page.models).flatMap(([id, { card }]) => {
    const series = page.series.find(({ models }) => models.includes(id))
    if (!card || !series) return []
    const picture = hasFront(id) ? id : series.picture
    return namedModel(id, page).map((model) => ({
      ...model,
      series: series.title,
      ...card,
      ...(picture && { picture }),
    }))
  })

/** The makers' pages, in the order of dealer.yaml. */
export const makerPages: readonly MakerPage[] = dealerMakers().flatMap(({ slug, name, note, picture, page }) => {
  if (!page) return []
  const cards = modelCards(page)
  return [
    {
      slug,
      maker: name,
      meta: {
        title: page.title ?? `${name} golf carts: prices and models`,
        description: page.description ?? `${name} golf carts for sale. ${note}`,
      },
      heading: page.heading ?? name,
      intro: page.intro ?? note,
      picture: page.picture ?? { ...(picture && { cart: picture }), alt: '' },
      seriesHeading: page.seriesHeading ?? `${name} by series`,
      series: page.series.map((series) => ({
        ...series,
        models: series.models.flatMap((id) => namedModel(id, page)),
      })),
      modelsHeading: page.modelsHeading ?? `${name} models`,
      ...(page.modelsNote && { modelsNote: page.modelsNote }),
      models: cards,
      closing: page.closing ?? { heading: 'Come and see one', text: 'Call us, and we’ll tell you what is here today.' },
    },
  ]
})
