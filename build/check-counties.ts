import { readTable } from '../src/content/dealer/csv.ts'
import type { Problem } from '../src/content/dealer/folder.ts'
import { townRow } from '../src/content/dealer/schema/town.ts'
import { stateNames } from '../src/content/dealer/us-states.ts'
import { countiesNamed, countyAt } from './map/shapes.ts'

/** Towns whose county is not on the map of their state. */
export function checkCounties(): readonly Problem[] {
  const { file, rows } = readTable('towns.csv', Object.keys(townRow.shape))
  return rows.flatMap(({ line, cells }) => {
    const town = townRow.safeParse(cells).data
    if (!town || countiesNamed(town.county, stateNames[town.state]).length > 0) return []
    const there = countyAt(town)
    const advice = there
      ? `its coordinates are in ${there}; write that county’s whole name, such as Mohave County`
      : 'write the whole name of a county, such as Mohave County, and check latitude and longitude'
    return [{ file, line, text: `county: ${town.state} has no ‘${town.county}’; ${advice}` }]
  })
}
