import { preparePicture } from './picture-process.server.ts'

const SMALL_WITHIN_MS = 5000

/** A small copy of a stored picture, for emails and for phones on slow connections. Returns the picture itself if the copy takes too long or fails. */
export async function smallPicture(content: Uint8Array): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(SMALL_WITHIN_MS)
  const task = { use: 'small', picture: content } as const
  const done = await preparePicture(task, { client: 'staff', isStaff: true }, signal).catch(() => undefined)
  return done && 'data' in done.answer ? done.answer.data : content
}
