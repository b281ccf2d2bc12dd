import { AsyncLocalStorage } from 'node:async_hooks'

type Rendering = { readsStock: boolean }

const rendering = new AsyncLocalStorage<Rendering>()

export function markStockRead(): void {
  const current = rendering.getStore()
  if (current) current.readsStock = true
}

export async function observeStockRead<T>(render: () => Promise<T>): Promise<{ result: T; readsStock: boolean }> {
  const current: Rendering = { readsStock: false }
  const result = await rendering.run(current, render)
  return { result, readsStock: current.readsStock }
}
