/**
 * A model's bytes.
 * @param onProgress the part that has arrived, 0 to 1
 * @throws when the server has no such file or the line breaks
 */
export async function fetchModel(
  address: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal })
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)
  const total = Number(response.headers.get('content-length'))
  let arrived = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      arrived += chunk.byteLength
      if (total > 0) onProgress(Math.min(1, arrived / total))
      out.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counted)).arrayBuffer()
}
