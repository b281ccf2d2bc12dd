/** Draws the maps of the service area and of each town as SVG into src/area/maps, which is not committed. */
import { mkdir, writeFile } from 'node:fs/promises'
import { towns } from '../src/content/towns/towns.ts'
import { serviceAreaMap } from './map/service-area-map.ts'
import { townMap } from './map/town-map.ts'

const folder = 'src/area/maps'

const maps = [['service-area', serviceAreaMap()], ...towns.map((town) => [town.slug, townMap(town)] as const)] as const

await mkdir(folder, { recursive: true })
await Promise.all(maps.map(([name, svg]) => writeFile(`${folder}/${name}.svg`, svg)))
const bytes = maps.map(([, svg]) => svg.length)
console.log(`maps: ${maps.length} drawn, the largest ${Math.max(...bytes)} bytes`)
