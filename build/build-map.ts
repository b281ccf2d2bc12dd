/** Draws the maps of the service area and of each town as SVG. */
import { join } from 'node:path'
import { towns } from '../src/content/dealer/facts/towns.facts.ts'
import { generatedDir } from '../src/content/dealer/paths/dealer-paths.ts'
import { serviceAreaMap } from './map/service-area-map.ts'
import { townMap } from './map/town-map.ts'
import { writeIfChanged } from './write-if-changed.ts'

const folder = join(generatedDir, 'maps')

const maps = [['service-area', serviceAreaMap()], ...towns.map((town) => [town.slug, townMap(town)] as const)] as const

await Promise.all(maps.map(([name, svg]) => writeIfChanged(join(folder, `${name}.svg`), svg)))
const bytes = maps.map(([, svg]) => svg.length)
console.log(`maps: ${maps.length} drawn, the largest ${Math.max(...bytes)} bytes`)
