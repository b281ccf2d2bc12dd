import { readFileSync } from 'node:fs'
import { makerHref, pages, townHref, townRentalHref } from '../src/content/addresses.ts'
import { policyFiles } from '../src/content/dealer/checks/check-policy-texts.ts'
import { makerAddresses } from '../src/content/dealer/facts/maker-addresses.facts.ts'
import { offers } from '../src/content/dealer/facts/offers.facts.ts'
import { towns } from '../src/content/dealer/facts/towns.facts.ts'
import { dealerFile } from '../src/content/dealer/reading/dealer-files.ts'
import { displayPath, type Problem, readYaml } from '../src/content/dealer/reading/read-dealer-folder.ts'

const fixed = pages.map(({ path }) => path)
const addresses = new Set([
  ...fixed,
  ...towns.flatMap(({ slug }) => [townHref(slug), ...(offers.rentals ? [townRentalHref(slug)] : [])]),
])

/** Links that the dealer wrote to pages that the site doesn't have, and makers' pages whose address is taken. Links to policies are checked along with the policies. */
export const checkLinks = (): readonly Problem[] => [...ofMakers(), ...ofHomePage(), ...ofPolicies()]

/** A maker's page is named after its file, so it may hide another page. */
function ofMakers(): readonly Problem[] {
  return makerAddresses.flatMap(({ slug }) => {
    const alike = pages.filter(({ id, path }) => id === slug || path === makerHref(slug))
    if (alike.length === 1) return []
    const text = `another page is named ${slug} or is at ${makerHref(slug)}; give this file another name`
    return [{ file: `makers/${slug}.yaml`, line: undefined, text }]
  })
}

function ofHomePage(): readonly Problem[] {
  const file = 'pages/home.yaml'
  const to = dealerFile(file).own?.link?.to
  if (to === undefined || addresses.has(to)) return []
  return [{ ...readYaml(file).placeOf(['own', 'link', 'to']), text: `own.link.to: ${adviceOn(to)}` }]
}

/** Pictures are written like links, with an exclamation mark in front. */
function ofPolicies(): readonly Problem[] {
  return [...policyFiles().values()].flatMap((file) => {
    if (!file) return []
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(/(?<!!\[[^\]]*)\]\((\/(?!policies\/)[^)\s#?]*)/g)].flatMap(({ 1: to = '', index }) =>
      addresses.has(to)
        ? []
        : [
            {
              file: displayPath(file),
              line: source.slice(0, index).split('\n').length,
              text: `links to ${to}: ${adviceOn(to)}`,
            },
          ],
    )
  })
}

const adviceOn = (to: string): string =>
  /^\/vehicles?\//.test(to)
    ? 'once the cart is removed from the stock, its page only says so; write /inventory'
    : `the site has no page ‘${to}’; write one of ${fixed.join(', ')}, or a town’s page, such as ${townHref(towns[0]?.slug ?? '')}`
