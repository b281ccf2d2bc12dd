import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { stringify as yaml } from 'yaml'
import { allPlaces, placesNamed } from '../../cli/dealer/places/places.ts'
import { type TownLine, townsAround } from '../../cli/dealer/template/template-towns.ts'
import { newDealer } from './new-dealers.ts'

type Row = Readonly<Record<string, string>>

const townsOf = async (folder: string): Promise<readonly Row[]> =>
  parse(await readFile(join(folder, 'towns.csv')), { columns: true })
const writeTowns = (folder: string, towns: readonly (Row | TownLine)[]): Promise<void> =>
  writeFile(join(folder, 'towns.csv'), stringify([...towns], { header: true }))

function townsNear(city: string, state: string, miles: number, atMost: number): readonly TownLine[] {
  const places = allPlaces()
  const center = placesNamed(places, city, state)[0]
  if (!center) throw new Error(`there is no ${city}`)
  return townsAround(center, places, { miles }, atMost)
}

/** Adds showrooms in these towns to the folder's first one. */
async function addShowrooms(folder: string, slugs: readonly string[]): Promise<void> {
  const towns = await townsOf(folder)
  for (const townSlug of slugs) {
    const town = towns.find(({ slug }) => slug === townSlug)
    if (!town) throw new Error(`${townSlug} is not in ${towns.map(({ slug }) => slug).join(', ')}`)
    const { name, state, latitude, longitude } = town
    const showroom = { id: townSlug, street: '2 Oak Street', city: name, state, zip: '12345', latitude, longitude }
    const facts = { ...showroom, latitude: Number(latitude), longitude: Number(longitude), note: `For ${name}.` }
    await appendFile(join(folder, 'showrooms.yaml'), yaml([facts]).replaceAll(/^(?=.)/gm, '  '))
  }
}

/** Dealers in unusual places, or with unusually few or many towns. */
export const placedDealers: Readonly<Record<string, () => Promise<string>>> = {
  'two islands without daylight saving time': async () => {
    const folder = await newDealer({ name: 'Trade Wind Carts', city: 'Honolulu', state: 'HI', zip: '96813' })
    await writeTowns(folder, [...(await townsOf(folder)), ...townsNear('Kahului', 'HI', 20, 10)])
    await addShowrooms(folder, ['kahului'])
    return folder
  },
  'a town of one name in two states': () =>
    newDealer({ name: 'State Line Carts', city: 'Texarkana', state: 'TX', zip: '75501' }),
  'five showrooms in two states': async () => {
    const folder = await newDealer({ name: 'Five Rivers Carts', city: 'Kansas City', state: 'MO', zip: '64106' })
    await addShowrooms(folder, ['overland-park', 'olathe', 'independence', 'lees-summit'])
    return folder
  },
  'three towns': async () => {
    const folder = await newDealer()
    await writeTowns(folder, (await townsOf(folder)).slice(0, 3))
    return folder
  },
  'three hundred towns': async () => {
    const folder = await newDealer({ name: 'Great Lake Carts', city: 'Columbus', state: 'OH', zip: '43004' })
    await writeTowns(folder, townsNear('Columbus', 'OH', 120, 300))
    return folder
  },
}
