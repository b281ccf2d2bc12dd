import { AsyncLocalStorage } from 'node:async_hooks'

/** Sources that the render in progress has read: 'stock', 'rental-blocks', and 'vehicle-' with an id for one vehicle. */
const rendering = new AsyncLocalStorage<Set<string>>()

export function markRead(source: string): void {
  rendering.getStore()?.add(source)
}

export const markStockRead = (): void => markRead('stock')

export async function observeStockRead<T>(
  render: () => Promise<T>,
): Promise<{ result: T; readsStock: boolean; sources: ReadonlySet<string> }> {
  const sources = new Set<string>()
  const result = await rendering.run(sources, render)
  return { result, readsStock: sources.size > 0, sources }
}
