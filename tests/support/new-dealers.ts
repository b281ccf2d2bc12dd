import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { larkwayAt } from './larkway.ts'
import type { Offer } from './unoffered.ts'

const factors = ['usedCarts', 'rentals', 'service', 'parts', 'storage', 'ecoCalculator', 'financing'] as const

/** Pairwise combinations: every pair of offers appears with each of the four combinations of on and off. */
const rows = ['0000000', '0001111', '0110011', '0111100', '1010101', '1011010', '1100110', '1101001']

/** For each row, the offers that the dealer lacks. */
export const combinations: readonly (readonly Offer[])[] = rows.map((row) => [
  ...factors.filter((_, at) => row[at] === '0'),
  // One of the dealers with a lender has no offer of 0%.
  ...(row === '1101001' || row.endsWith('0') ? (['zeroPercent'] as const) : []),
])

const filesOf: Readonly<Partial<Record<Offer, readonly string[]>>> = {
  rentals: ['rentals.yaml', 'policies/rental-policy.mdx'],
  service: ['service.yaml'],
  storage: ['storage.yaml', 'policies/storage-policy.mdx'],
}

type Answer = 'name' | 'city' | 'state' | 'zip' | 'within' | 'time-zone'

/** Creates a folder with `dealer new`. */
export async function newDealer(other: Partial<Record<Answer, string>> = {}): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'larkway-dealer-')), 'offers')
  const answers = {
    ...{ name: 'Mesa Verde Carts', phone: '970-555-0100', email: 'hello@mesaverde.example', makers: 'ICON' },
    ...{ street: '1 Main Street', city: 'Cortez', state: 'CO', zip: '81321', hours: 'Mon-Sat 9-5', color: '0a6467' },
    ...other,
  }
  const options = Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer])
  const { code, err } = await larkwayAt({ DATA_DIR: '/nowhere' })('dealer', 'new', folder, '--yes', ...options)
  if (code !== 0) throw new Error(err)
  return folder
}

/** Copies the folder of a dealer who offers everything, without these offers and the files they need. */
export async function dealerWithout(off: readonly Offer[], complete: string): Promise<string> {
  const folder = `${complete}-without-${off.join('-') || 'nothing'}`
  await cp(complete, folder, { recursive: true })
  const zero = off.includes('zeroPercent') ? [] : ['  zeroPercent: { percent: 0, months: 36, ends: "2099-12-31" }']
  const lender = ['financing:', '  applyUrl: https://lender.example/apply', '  lender: First Bank', ...zero]
  const file = join(folder, 'dealer.yaml')
  const original = await readFile(file, 'utf8')
  const offered = original.replaceAll(/^ {2}(\w+): true(?: # example)?$/gm, (line, name) =>
    off.some((one) => one === name) ? `  ${name}: false` : line,
  )
  await writeFile(file, [offered, ...(off.includes('financing') ? [] : lender), ''].join('\n'))
  for (const needless of off.flatMap((name) => filesOf[name] ?? [])) await rm(join(folder, needless))
  return folder
}
