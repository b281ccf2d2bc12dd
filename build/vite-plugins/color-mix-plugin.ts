import type { Plugin as PostcssPlugin } from 'postcss'
import type { Plugin } from 'vite'
import { dealerTheme } from '../../src/content/dealer/brand/theme.ts'

/** With the theme's colors in place of `var(…)`, the minifier works out `color-mix()`, which browsers before 2023 lack. */
const literalMixes = (): PostcssPlugin => ({
  postcssPlugin: 'literal-mixes',
  Declaration(declaration) {
    const { value } = dealerTheme()
    declaration.value = declaration.value.replace(/color-mix\((?:[^()]|\([^()]*\))*\)/g, (mix) =>
      mix.replace(/var\((--color-[\w-]+)\)/g, (whole, name: string) => value(name) || whole),
    )
  },
})

export const mixedColors = (): Plugin => ({
  name: 'mixed-colors',
  apply: 'build',
  config: () => ({ css: { postcss: { plugins: [literalMixes()] } } }),
})
