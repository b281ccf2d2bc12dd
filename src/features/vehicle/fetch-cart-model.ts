/** @param bytes the uncompressed size, which no header contains @param onProgress gets the share received, from 0 to 1 */
export async function fetchModel(
  { address, bytes }: { address: string; bytes: number },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal })
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)
  let arrived = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      arrived += chunk.byteLength
      onProgress(Math.min(1, arrived / bytes))
      out.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counted)).arrayBuffer()
}
