/**
 * Reads `2019`, `2019.0`, `MY2019`, `'19` and `19`. @param text from a column for the year @returns undefined if the year is unclear
 */
export function modelYear(text: string): number | undefined {
  const full = [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)]
  if (full.length > 0) return full.length === 1 ? Number(full[0]) : undefined
  const short = /^['’]?(\d\d)$/.exec(text.trim())?.[1]
  return short === undefined ? undefined : Number(short) < 70 ? 2000 + Number(short) : 1900 + Number(short)
}

/** The year at the start or the end of a title or in parentheses: a number elsewhere may be part of the model's name. */
export function yearInTitle(title: string): number | undefined {
  const [, start, end] = /^(?:[a-z-]+ )?((?:19|20)\d\d|['’]\d\d)\b|\b((?:19|20)\d\d)$/i.exec(title.trim()) ?? []
  return modelYear(start ?? end ?? /\(((?:19|20)\d\d)\)/.exec(title)?.[1] ?? '')
}
