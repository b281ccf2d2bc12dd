import { dealerFile } from './files.ts'
import { type Problem, readYaml } from './folder.ts'
import { missingReturnTerms } from './return-terms.ts'
import { readTowns } from './town-file.ts'

/** Names in one file of what another one has. */
export const crossChecks: readonly (() => readonly Problem[])[] = [
  hoursOfShowrooms,
  townsOfRegions,
  missingReturnTerms,
  stockOfSite,
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

/** A region's site shows the carts of makers and showrooms that there are. */
function stockOfSite(): readonly Problem[] {
  const { stock, makers } = dealerFile('dealer.yaml')
  const ids: readonly string[] = dealerFile('showrooms.yaml').showrooms.map(({ id }) => id)
  const unknown = (key: 'makers' | 'showrooms', known: readonly string[], where: string) =>
    (stock[key] ?? []).flatMap((name, at) =>
      known.includes(name)
        ? []
        : [
            {
              ...readYaml('dealer.yaml').placeOf(['stock', key, at]),
              text: `stock: ${where} has no ‘${name}’; write ${known.join(' or ')}`,
            },
          ],
    )
  return [...unknown('makers', makers, 'the list of makers'), ...unknown('showrooms', ids, 'showrooms.yaml')]
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
