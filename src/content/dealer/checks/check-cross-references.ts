import { dealerFile } from '../reading/dealer-files.ts'
import { type Problem, readYaml } from '../reading/read-dealer-folder.ts'
import { readTowns } from '../reading/read-towns.ts'
import { missingReturnTerms } from './check-return-terms.ts'

/** References from one file to another. */
export const crossChecks: readonly (() => readonly Problem[])[] = [
  hoursOfShowrooms,
  townsOfRegions,
  missingReturnTerms,
  makersAndShowrooms,
]

function hoursOfShowrooms(): readonly Problem[] {
  const { showrooms } = dealerFile('showrooms.yaml')
  const ids: readonly string[] = showrooms.map(({ id }) => id)
  return Object.keys(dealerFile('hours.yaml').showrooms)
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      ...readYaml('hours.yaml').placeOf(['showrooms', id]),
      text: `showrooms: there is no showroom ‘${id}’ in showrooms.yaml; write ${ids.join(' or ')}`,
    }))
}

/** Makers and showrooms that dealer.yaml names have to exist. */
function makersAndShowrooms(): readonly Problem[] {
  const { stock, makers, mainMakers } = dealerFile('dealer.yaml')
  const ids: readonly string[] = dealerFile('showrooms.yaml').showrooms.map(({ id }) => id)
  const unknown = (path: readonly string[], names: readonly string[] = [], choices: readonly string[], where: string) =>
    names.flatMap((name, at) =>
      choices.includes(name)
        ? []
        : [
            {
              ...readYaml('dealer.yaml').placeOf([...path, at]),
              text: `${path[0]}: ${where} has no ‘${name}’; write ${choices.join(' or ')}`,
            },
          ],
    )
  const main = unknown(['mainMakers'], mainMakers, makers, 'the list of makers')
  return [
    // The folder that a region's site extends may name more makers than the region sells.
    ...main.filter(({ file }) => file === 'dealer.yaml'),
    ...unknown(['stock', 'makers'], stock.makers, makers, 'the list of makers'),
    ...unknown(['stock', 'showrooms'], stock.showrooms, ids, 'showrooms.yaml'),
  ]
}

function townsOfRegions(): readonly Problem[] {
  const slugs = readTowns().towns.map(({ slug }) => slug)
  return dealerFile('pages/about.yaml').regions.flatMap(({ towns }, region) =>
    towns.flatMap((slug, at) =>
      slugs.includes(slug)
        ? []
        : [
            {
              ...readYaml('pages/about.yaml').placeOf(['regions', region, 'towns', at]),
              text: `regions: there is no town ‘${slug}’ in towns.csv; check the spelling, or remove it`,
            },
          ],
    ),
  )
}
