import { BodyTooLarge, mediaType, readText } from '../../server/http/responses.server.ts'

const MAX_BODY_BYTES = 8 * 1024
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** undefined for anything but a form of a sensible length. */
export async function readForm(request: Request): Promise<Map<string, string> | undefined> {
  if (!formTypes.includes(mediaType(request))) return undefined
  const type = request.headers.get('content-type') ?? ''
  try {
    const text = await readText(request, MAX_BODY_BYTES)
    const form = await new Response(text, { headers: { 'content-type': type } }).formData()
    return new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])))
  } catch (problem) {
    if (problem instanceof BodyTooLarge || problem instanceof TypeError) return undefined
    throw problem
  }
}
