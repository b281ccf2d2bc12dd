/** Addresses of the fonts that a page needs first, in order of their names. */
export const mainFonts = Object.values(
  import.meta.glob<string>('#generated/brand/fonts/main/*.woff2', { eager: true, query: '?url', import: 'default' }),
)
