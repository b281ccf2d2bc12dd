/** The town that the visitor has chosen, in the browser's own storage and nowhere else (privacy.mdx). */
const storageKey = 'larkway-town'

/** A slug. undefined without one, and when storage is refused. */
export function keptTown(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

export function keepTownSlug(slug: string | undefined): void {
  try {
    if (slug) localStorage.setItem(storageKey, slug)
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage may be refused. The choice then holds until the page is left.
  }
}
