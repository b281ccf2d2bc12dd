import { checkFile, yamlFiles } from '../src/content/dealer/reading/dealer-files.ts'
import { nearestName } from '../src/content/dealer/reading/nearest-name.ts'
import { readTable } from '../src/content/dealer/reading/read-csv-table.ts'
import { type Problem, readYaml } from '../src/content/dealer/reading/read-dealer-folder.ts'
import { townRow } from '../src/content/dealer/schema/town.schema.ts'
import { isStateCode, stateNames } from '../src/content/dealer/schema/us-states.ts'
import { countiesNamed, countyAt, countyNames, fullNames } from './map/shapes.ts'

/** Counties that are not on the map of their state, or not written in full. */
export const checkCounties = (): readonly Problem[] => [...countiesOfTowns(), ...countiesOfTaxes()]

function countiesOfTowns(): readonly Problem[] {
  const { file, rows } = readTable('towns.csv', Object.keys(townRow.shape))
  return rows.flatMap(({ line, cells }) => {
    const town = townRow.safeParse(cells).data
    const text = town && mistakeIn(town.county, town.state, countyAt(town))
    return text ? [{ file, line, text: `county: ${text}` }] : []
  })
}

function countiesOfTaxes(): readonly Problem[] {
  const { states = {} } = checkFile('taxes.yaml', yamlFiles['taxes.yaml']).value ?? {}
  return Object.entries(states).flatMap(([state, { counties = {} }]) =>
    Object.keys(counties).flatMap((county) => {
      const text = mistakeIn(county, state)
      const path = ['states', state, 'counties', county]
      return text ? [{ ...readYaml('taxes.yaml').placeOf(path), text: `${path.slice(0, 3).join('.')}: ${text}` }] : []
    }),
  )
}

/** @param there the county of the coordinates, if there are any */
function mistakeIn(county: string, code: string, there?: ReturnType<typeof countyAt>): string | undefined {
  const state = isStateCode(code) ? stateNames[code] : code
  const names = countyNames(state)
  if (names.includes(county)) return undefined
  const [shape] = countiesNamed(county, state)
  if (shape) return `write ${inFull(shape)}, not ‘${county}’`
  if (there) return `${code} has no ‘${county}’; the town’s coordinates are in ${there.name}; write ${inFull(there)}`
  const nearest = nearestName(county, names)
  const advice = nearest ? `did you mean ‘${nearest}’?` : 'write the whole name of a county, such as Mohave County'
  return `${code} has no ‘${county}’; ${advice}`
}

function inFull(county: NonNullable<ReturnType<typeof countyAt>>): string {
  const [name = county.name, ...others] = fullNames(county)
  return others.length > 1 ? `the whole name of ${county.name}, such as Juneau City and Borough` : `‘${name}’ in full`
}
