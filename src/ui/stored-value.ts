/**
 * A text that the visitor's own device keeps; empty for none. Read it with `useSyncExternalStore`: neither the server nor a page that
 * is being hydrated knows it.
 * @param storage is asked for each time, since a browser may refuse it
 */
export function storedValue(storage: () => Storage, key: string) {
  /** What a storage that is refused or full does not take. It holds until the page is left. */
  let unsaved: string | undefined
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const changedInAnotherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  return {
    get(): string {
      try {
        return unsaved ?? storage().getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    set(text: string): void {
      try {
        if (text) storage().setItem(key, text)
        else storage().removeItem(key)
        unsaved = undefined
      } catch {
        unsaved = text
      }
      notify()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      addEventListener('storage', changedInAnotherTab)
      return () => listeners.delete(listener)
    },
  }
}
