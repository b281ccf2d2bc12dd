/** The first few of many, without reading the rest. */
export async function first<T>(things: AsyncIterable<T>, limit: number): Promise<T[]> {
  const found: T[] = []
  for await (const thing of things) {
    found.push(thing)
    if (found.length === limit) break
  }
  return found
}
