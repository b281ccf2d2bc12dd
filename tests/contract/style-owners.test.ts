import { globSync, readFileSync } from 'node:fs'
import { list, parse } from 'postcss'
import { expect, test } from 'vitest'

/** Themes are left out, since they only set custom properties. */
const sheets = globSync('src/**/*.css', { exclude: ['src/content/dealer/**'] }).sort()

/**
 * The block that a class belongs to, such as card for card__picture and card--wide. Classes for a state (is-open)
 * belong to no block.
 */
const blockOf = (name: string): string[] => (name.startsWith('is-') ? [] : [name.replace(/(__|--).*/, '')])

/** Returns the blocks in a selector's last compound, or in the nearest compound before it that has any. */
const styledBlocks = (selector: string): string[] =>
  list
    .split(selector, [' ', '\n', '>', '+', '~'], false)
    .map(namedBlocks)
    .findLast((blocks) => blocks.length > 0) ?? []

function namedBlocks(compound: string): string[] {
  const choices = compound.matchAll(/:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/g)
  const inner = Array.from(choices, ([, selectors = '']) => list.comma(selectors).flatMap(styledBlocks))
  const outer = compound.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)
  return [...Array.from(outer, ([, name = '']) => blockOf(name)), ...inner].flat()
}

const read = (sheet: string) => {
  const css = parse(readFileSync(sheet, 'utf8'), { from: sheet })
  const blocks = new Set<string>()
  css.walkRules(({ selectors }) => {
    for (const block of selectors.flatMap(styledBlocks)) blocks.add(block)
  })
  const layers = new Set<string | undefined>()
  for (const node of css.nodes) {
    const { name, nodes } = node.type === 'atrule' ? node : { name: node.type, nodes: undefined }
    if (node.type === 'atrule' && name === 'layer' && nodes) layers.add(node.params)
    else if (!['comment', 'font-face', 'import', 'layer'].includes(name)) layers.add(undefined)
  }
  return { sheet, blocks, layers: [...layers] }
}
const styles = sheets.map(read)

test('each CSS block is styled by only one style sheet', () => {
  const owners = new Map<string, string[]>()
  for (const { sheet, blocks } of styles)
    for (const block of blocks) owners.set(block, [...(owners.get(block) ?? []), sheet])
  expect(owners.size).toBeGreaterThan(100)
  expect([...owners].filter(([, named]) => named.length > 1)).toEqual([])
})

test('a style sheet uses the cascade layer of its folder', () => {
  const layerOf = (sheet: string): string => {
    if (sheet.startsWith('src/features/')) return 'pages'
    if (!sheet.startsWith('src/ui/styles/')) return 'components'
    return sheet.endsWith('/reset.css') ? 'reset' : 'base'
  }
  const elsewhere = styles.filter(({ sheet, layers }) => layers.some((layer) => layer !== layerOf(sheet)))
  expect(elsewhere.map(({ sheet, layers }) => `${sheet}: ${layers.join(', ')}`)).toEqual([])
})
