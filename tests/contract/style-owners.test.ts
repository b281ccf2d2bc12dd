import { globSync, readFileSync } from 'node:fs'
import { type Selector, transform } from 'lightningcss'
import { expect, test } from 'vitest'

/** Without themes, which hold properties alone. */
const sheets = globSync('src/**/*.css', { exclude: ['src/content/dealer/**'] }).sort()

/** The block that a class belongs to: card for card__picture and card--wide. Classes for a state (is-open) belong to none. */
const blockOf = (name: string): string[] => (name.startsWith('is-') ? [] : [name.replace(/(__|--).*/, '')])

/** The blocks that a selector styles: those that its last compound names, or the nearest before it that names any. */
function styledBlocks(selector: Selector): string[] {
  const compounds: string[][] = [[]]
  for (const part of selector) {
    if (part.type === 'combinator') compounds.push([])
    else if (part.type === 'class') compounds.at(-1)?.push(...blockOf(part.name))
    else if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
      compounds.at(-1)?.push(...part.selectors.flatMap(styledBlocks))
  }
  return compounds.findLast((blocks) => blocks.length > 0) ?? []
}

const read = (sheet: string) => {
  const blocks = new Set<string>()
  const layers = new Set<string | undefined>()
  const note = (selectors: readonly Selector[]) => {
    for (const block of selectors.flatMap(styledBlocks)) blocks.add(block)
  }
  transform({
    filename: sheet,
    code: readFileSync(sheet),
    visitor: {
      StyleSheet(css) {
        for (const rule of css.rules) {
          if (rule.type === 'layer-block') layers.add(rule.value.name?.join('.'))
          else if (rule.type !== 'font-face' && rule.type !== 'import' && rule.type !== 'layer-statement')
            layers.add(undefined)
        }
      },
      Rule: { style: (rule) => note(rule.value.selectors) },
    },
  })
  return { sheet, blocks, layers: [...layers] }
}
const styles = sheets.map(read)

test('each block is styled by one sheet', () => {
  const owners = new Map<string, string[]>()
  for (const { sheet, blocks } of styles)
    for (const block of blocks) owners.set(block, [...(owners.get(block) ?? []), sheet])
  expect(owners.size).toBeGreaterThan(100)
  expect([...owners].filter(([, named]) => named.length > 1)).toEqual([])
})

test('a sheet styles in the layer of its folder', () => {
  const layerOf = (sheet: string): string => {
    if (sheet.startsWith('src/features/')) return 'pages'
    if (!sheet.startsWith('src/ui/styles/')) return 'components'
    return sheet.endsWith('/reset.css') ? 'reset' : 'base'
  }
  const elsewhere = styles.filter(({ sheet, layers }) => layers.some((layer) => layer !== layerOf(sheet)))
  expect(elsewhere.map(({ sheet, layers }) => `${sheet}: ${layers.join(', ')}`)).toEqual([])
})
