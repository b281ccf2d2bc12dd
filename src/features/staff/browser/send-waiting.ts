import { removeWaiting, type WaitingPhoto, waitingPhotos } from './photo-queue.ts'
import { sendPhoto, type Upload } from './send-photo.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

export type PhotoProgress = {
  sending(photo: WaitingPhoto, share: number): void
  outcome(photo: WaitingPhoto, outcome: Upload): void
  done(): void
}

let running: Promise<void> = Promise.resolve()

/** Sends photos of all carts one by one, until none is left or the person is signed out. In a secure context, it runs in only one tab at a time. */
export function sendWaiting(lot: string, progress: PhotoProgress): void {
  const run = () => sendAll(lot, progress)
  // Waits for the previous run, which may have found the queue empty just before this photo was added.
  running = running.then(() => (isSecureContext ? navigator.locks.request('staff-photos', run) : run()))
}

async function sendAll(lot: string, progress: PhotoProgress): Promise<void> {
  let [tries, failures] = [0, 0]
  for (let [photo] = await waitingPhotos(); photo; [photo] = await waitingPhotos()) {
    const now = photo
    const outcome = await sendPhoto(lot + now.target, now, (share) => progress.sending(now, share))
    if (outcome.kind === 'sent' || outcome.kind === 'refused') await removeWaiting(now.id)
    progress.outcome(now, outcome)
    if (outcome.kind === 'ended') return
    tries += 1
    failures = outcome.kind === 'later' ? failures + 1 : 0
    if (failures > 0) await lineOrPause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)))
  }
  if (tries > 0) progress.done()
}

/** Waits this long, or until the phone is online again or the page is shown. */
function lineOrPause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end, { signal: over.signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), {
      signal: over.signal,
    })
  })
}
