import type { ImportRow } from './import-row.ts'

/** In shops' exports, each additional picture of a product has a row with only the picture and the product's id. */
export function withMorePictures(rows: readonly ImportRow[]): ImportRow[] {
  const all: ImportRow[] = []
  for (const row of rows) {
    const { id, images, price, showroom, ...others } = row.patch.fields
    const last = all.at(-1)?.patch.fields
    const isMore = id !== undefined && id === last?.id && Array.isArray(images) && row.problems.length === 0
    if (last && isMore && price === undefined && showroom === undefined && Object.keys(others).length === 0) {
      last.images = [...(Array.isArray(last.images) ? last.images : []), ...images]
    } else all.push(row)
  }
  return all
}
