import type { WaitingPhoto } from './photo-queue.ts'
import { isPhotoList, type SentPhoto } from './uploaded-photo.ts'

/** Needed because a phone notices a lost connection late. */
const TIMEOUT_MS = 60_000

export type Upload =
  | { kind: 'sent'; photos: SentPhoto[] }
  | { kind: 'refused'; sentence: string }
  | { kind: 'ended' }
  | { kind: 'later' }

/** Sends a photo. It may be sent again, since the site recognizes it by its content. */
export function sendPhoto(
  url: string,
  { name, photo }: WaitingPhoto,
  progress: (share: number) => void,
): Promise<Upload> {
  return new Promise((resolve) => {
    // fetch() doesn't report upload progress.
    const request = new XMLHttpRequest()
    request.open('PUT', `${url}?name=${encodeURIComponent(name)}`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', photo.type || 'image/unknown')
    request.timeout = TIMEOUT_MS
    request.upload.onprogress = ({ loaded, total }) => {
      progress(loaded / total)
      request.timeout += TIMEOUT_MS
    }
    request.onloadend = () => resolve(outcomeOf(request))
    request.send(photo)
  })
}

function outcomeOf({ status, responseText }: XMLHttpRequest): Upload {
  const body = parsed(responseText)
  if (status === 200 && isPhotoList(body)) return { kind: 'sent', photos: body.photos }
  const sentence = typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : ''
  if (sentence !== '' && [404, 413, 422].includes(status)) return { kind: 'refused', sentence }
  return [401, 403, 404].includes(status) ? { kind: 'ended' } : { kind: 'later' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
