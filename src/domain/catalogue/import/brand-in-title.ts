import { makers } from '../../../content/dealer/facts/makers.ts'

/** Makers of carts sold in the US, for stocks of makers that the dealer's folder doesn't name. */
const others = [
  ...['Advanced EV', 'American LandMaster', 'Atlas', 'Bintelli', 'Club Car', 'Columbia', 'Cushman', 'Dach', 'Denago'],
  ...['E-Z-GO', 'Epic', 'Evolution', 'Fairplay', 'Garia', 'GEM', 'HDK', 'Honor', 'ICON', 'Kandi', 'Kodiak', 'MadJax'],
  ...['Marshell', 'Massimo', 'Moke', 'Navitas', 'Nivel', 'Polaris', 'Royal EV', 'Sivo', 'Star EV', 'Swift EV', 'Teko'],
  ...['Tomberlin', 'Venom EV', 'Vivid', 'Yamaha'],
]

/** `E-Z-GO`, `EZGO` and `ez go` are one maker. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Longest first: `Star EV` before a maker called `Star`. */
const names: readonly (readonly [string, string])[] = [
  ...makers.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled].map((own) => [plain(own), name] as const)),
  ...others.map((name) => [plain(name), name] as const),
].toSorted(([a], [b]) => b.length - a.length)

/** @returns the maker that a title such as '2022 EZGO Liberty' begins with, or '' */
export function brandIn(title: string): string {
  const words = title.replace(/^(?:(?:brand new|new|used|pre-?owned|\d{4}|'\d{2})[\s,]+)+/i, '').split(/\s+/)
  const starts = words.map((_, at) => plain(words.slice(0, at + 1).join('')))
  return names.find(([name]) => starts.includes(name))?.[1] ?? ''
}
