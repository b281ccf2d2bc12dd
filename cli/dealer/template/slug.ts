/** `St. Mary's Township` as `st-marys-township`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}'’ʻ.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
