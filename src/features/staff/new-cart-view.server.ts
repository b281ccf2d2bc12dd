import { createElement } from 'react'
import { newCartPage as copy, lot } from '../../content/words/lot.ts'
import { missingFacts } from '../../domain/catalogue/missing-facts.ts'
import { labelFor } from '../../domain/catalogue/specification-labels.ts'
import type { Stock } from '../../domain/catalogue/stock.server.ts'
import { lotPath } from '../../domain/staff/paths.ts'
import { staffNames } from '../../domain/staff/people.server.ts'
import type { StaffSession } from '../../domain/staff/sessions.server.ts'
import { database } from '../../server/database/app-database.server.ts'
import { pictureUrl } from '../../server/pictures/pictures.server.ts'
import { modelNamed } from './known-model.ts'
import { type Draft, newCart } from './new-cart-form.ts'
import { NewCartPage } from './new-cart-page.tsx'
import { staffResponse } from './staff-response.server.ts'

type NewCartFields = {
  session: StaffSession
  path: string
  draft: Draft
  images: readonly string[]
  isKept: boolean
  stock: Stock
  errors?: Readonly<Record<string, string>>
  takenId?: string
}

export async function newCartResponse(input: NewCartFields): Promise<Response> {
  const { session, path, draft, images, isKept, stock, errors, takenId } = input
  const name = (await staffNames(database()))(session.person)
  const result = newCart(draft, images, stock.find)
  const model = modelNamed(draft.maker ?? '', draft.model ?? '')
  const preview = 'vehicle' in result ? result.vehicle : undefined
  return staffResponse({
    status: errors ? 422 : 200,
    title: copy.title,
    person: { name, note: lot.title },
    script: 'staff-lot',
    aside: { href: lotPath, text: lot.back },
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
