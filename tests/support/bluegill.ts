import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { newDealer } from './new-dealers.ts'

/** A dealer in Florida with one showroom, a service-only depot 23 miles inland, and a county surtax. */
export async function bluegillCarts(): Promise<string> {
  const folder = await newDealer({
    ...{ name: 'Bluegill Carts', city: 'Punta Gorda', state: 'FL', zip: '33950', makers: 'Club Car, Kandi, Bintelli' },
  })
  await appendFile(join(folder, 'showrooms.yaml'), depot)
  await appendFile(join(folder, 'hours.yaml'), depotHours)
  const facts = join(folder, 'dealer.yaml')
  await writeFile(facts, (await readFile(facts, 'utf8')).replace('storage: true', 'storage: false'))
  await writeFile(join(folder, 'taxes.yaml'), taxes)
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'pages/questions.yaml'), questions)
  return folder
}

const depot = `  - id: arcadia
    street: 9 Oak Street
    city: Arcadia
    state: FL
    zip: "34266"
    latitude: 27.2159
    longitude: -81.8584
    note: Drop-off and pickup for repairs.
    sells: false
`
const depotHours = `
showrooms:
  arcadia:
    purpose: Drop-off and pickup for repairs
    rows:
      - { days: Mon-Fri, opens: "07:30", closes: "15:30" }
      - { days: Sat-Sun, closed: Closed }
`

const taxes = `ratesChecked: "2026-11-23"
titlesEstimated: "2026-11-23"
states:
  FL:
    salesTaxPercent: 6
    titleAndRegistration: 100
    source: { name: Florida Department of Revenue, url: https://floridarevenue.com }
    counties:
      Charlotte County: { percent: 1, upTo: 5000 }
`

const questions = `
drop: [cold-garage]
replace:
  battery-life: { question: Does heat age the battery?, short: 'Yes. Park it in the shade.' }
add:
  - { id: hurricane, group: Weather, question: Where does it go in a hurricane?, short: 'Inside, charged and dry.' }
order: [outlet]
`

/**
 * A list as an office keeps it, with its own headers, dates in everybody's own format, prices as on the tag, and
 * blank rows.
 */
const rows = [
  ['Stock #', 'Yr', 'Make', 'Model', 'Our price', 'Miles', 'Colour', 'New/Used', 'Came in', 'Photos'],
  [
    'BG-101',
    '2026',
    'Club Car',
    'Onward 4 Passenger',
    '$13,495',
    '',
    'White',
    'New',
    '3/14/2026',
    'BG-101 Front.jpg, bg-101-side.jpg',
  ],
  ['BG-103', '2022', 'Kandi', 'Kruiser 4P', ' 7,995.00 ', '1,240', '“Gulf” Blue', 'Used', '14-Mar-26', 'bg-103.JPG'],
  ['', '', '', '', '', '', '', '', '', ''],
  ['BG-105', '2019', 'Club Car', 'Tempo 2+2', '$5,450*', '3,410', 'Café au lait', '', '2026-03-02', 'bg-105 night.jpg'],
  ['BG-107', '2026', 'Bintelli', 'Beyond 4PR', 'Call', 'n/a', 'Red', 'New', 'March', ''],
  ['BG-109', '2024', 'Kandi', 'Kruiser 6P', 'SOLD', '310', 'Silver', 'Used', '1/9/26', ''],
  ['', '', '', '', '', '', '', '', '', ''],
]
const quoted = (cell: string): string => (/[,"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Encodes text the way a Windows spreadsheet writes CSV. */
const windows1252 = (text: string): Buffer =>
  Buffer.from(text.replaceAll('“', '\x93').replaceAll('”', '\x94'), 'latin1')
const lists = {
  'stock.csv': windows1252(rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')),
  'stock-unicode.csv': Buffer.from(`\ufeff${rows.map((row) => `${row.join('\t')}\r\n`).join('')}`, 'utf16le'),
}

const photos = {
  'bg-101 front.jpg': { width: 1600, height: 1200, background: '#b8c4c8' },
  'bg-101-side.jpg': { width: 900, height: 1200, background: '#8fa3a0' },
  'bg-103.jpg': { width: 1600, height: 1200, background: '#3f6f9c' },
  'bg-105 night.jpg': { width: 1280, height: 960, background: '#0a0b0d' },
  'thumbnail.jpg': { width: 320, height: 240, background: '#c33' },
}

/**
 * Writes the stock next to the folder, as CSV and as Unicode text, with ordinary photos.
 * @returns the folder of the stock
 */
export async function bluegillStock(folder: string): Promise<string> {
  const at = join(dirname(folder), 'stock')
  await mkdir(at)
  for (const [name, list] of Object.entries(lists)) await writeFile(join(at, name), list)
  for (const [name, create] of Object.entries(photos)) {
    await sharp({ create: { ...create, channels: 3 } })
      .jpeg()
      .toFile(join(at, name))
  }
  return at
}
