import { expect, test } from 'vitest'
import { featuredIds } from '../../src/content/dealer/facts/featured.facts.ts'
import type { MakerPage } from '../../src/content/dealer/schema/maker-models.ts'
import { findMakerPage } from '../../src/domain/catalogue/find-model.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { denago as denagoFacts, evolution as evolutionFacts, featuredCarts } from './product-facts.ts'

const denago = findMakerPage('denago')
const evolution = findMakerPage('evolution')

const listPrices = ({ models }: MakerPage) =>
  models.map(({ name, listPrice, seats }) => ({ name, price: listPrice, seats }))

test('models have the list prices of product.md 2.5, 9.9 and 9.10, and featured carts have them in the sample stock', () => {
  expect(listPrices(denago)).toEqual(denagoFacts.models)
  expect(listPrices(evolution)).toEqual(evolutionFacts.models)
  expect(featuredIds.map((id) => ({ id, price: sampleVehicle(id).price }))).toEqual(featuredCarts)
})

test('a Denago link is the model’s name in lower case, with dashes for spaces (product.md 2.8)', () => {
  for (const { name, linkName } of [...denago.models, ...denago.series.flatMap(({ models }) => models)])
    expect(linkName).toBe(name.toLowerCase().replaceAll(' ', '-'))
})

test('an Evolution link is the vehicle’s id without the maker’s prefix (product.md 2.9)', () => {
  for (const { id, linkName } of evolution.models) expect(`evolution-${linkName}`).toBe(id)
  for (const { models } of evolution.series)
    for (const { id, linkName } of models) expect(`evolution-${linkName}`).toBe(id)
})

test('every model of a maker belongs to one of its series, and the series lists it', () => {
  for (const { models, series } of [denago, evolution])
    for (const { id, name, linkName, seats, series: title } of models)
      expect(series.find((each) => each.title === title)?.models).toContainEqual({ id, name, linkName, seats })
})
