/** Read the value with `useSyncExternalStore`, since the server does not know it. `storage` is a function because browsers may refuse access. */
export function storedValue(storage: () => Storage, key: string) {
  /** Holds a value that the storage refused or has no room for, until the page is closed or loaded again. */
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
