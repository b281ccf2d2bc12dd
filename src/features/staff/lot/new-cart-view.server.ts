import { createElement } from 'react'
import { newCartPage as copy, lot } from '../../../content/words/lot.words.ts'
import { labelFor } from '../../../domain/catalogue/specification-labels.ts'
import type { Stock } from '../../../domain/catalogue/stock.server.ts'
import { missingFacts } from '../../../domain/catalogue/unknown-specifications.ts'
import { lotPath } from '../../../domain/staff/staff-paths.ts'
import { pictureUrl } from '../../../server/pictures/pictures.server.ts'
import type { StaffRequest } from '../frame/route.ts'
import { staffPage } from '../frame/staff-page.server.ts'
import { modelNamed } from './match-typed-model.ts'
import { type Draft, newCart } from './new-cart-form.ts'
import { NewCartBar, NewCartPage } from './new-cart-page.tsx'

type NewCartFields = {
  request: StaffRequest
  path: string
  draft: Draft
  images: readonly string[]
  isKept: boolean
  stock: Stock
  errors?: Readonly<Record<string, string>>
  takenId?: string
}

export async function newCartResponse(input: NewCartFields): Promise<Response> {
  const { request, path, draft, images, isKept, stock, errors, takenId } = input
  const result = newCart(draft, images, stock.find)
  const model = modelNamed(draft.maker ?? '', draft.model ?? '')
  const preview = 'vehicle' in result ? result.vehicle : undefined
  return staffPage(request, {
    status: errors ? 422 : 200,
    title: copy.title,
    tab: 'lot',
    script: true,
    back: { href: lotPath, text: lot.back },
    bar: createElement(NewCartBar),
    body: createElement(NewCartPage, {
      path,
      draft,
      isKept,
      images: images.flatMap((image) => pictureUrl(image) ?? []),
      errors: errors ?? {},
      taken: takenId ? `${lotPath}/carts/${takenId}` : undefined,
      known: model && { name: model.model.name, listPrice: model.card?.listPrice },
      preview,
      asks: preview ? missingFacts(preview).map((fact) => labelFor(fact, preview)) : [],
    }),
  })
}
