import { dealerTheme } from '../brand/theme.ts'

const color = (name: string): string => dealerTheme().value(`--color-${name}`)

/** For the head of every page, which needs no other color. */
export const pageColor = color('page')

/** The theme's colors for emails, icons, preview pictures and the manifest, which can't use style sheets. */
export const colors = {
  page: pageColor,
  tile: color('tile'),
  ink: color('ink'),
  ink2: color('ink-2'),
  link: color('link'),
  accent: color('accent'),
  lit: color('lit'),
  onAccent: color('on-accent'),
  inverse: color('inverse'),
  inverse2: color('inverse-2'),
  onDark: color('on-dark'),
  onDark2: color('on-dark-2'),
}
