import { scanWords as words } from '../../../content/words/staff-photos.words.ts'

const LOOK_EVERY_MS = 200

/** Adds a button to each field with `data-scan`, if the browser reads bar codes and may use a camera. */
export function offerScan(): void {
  if (!('BarcodeDetector' in window) || !isSecureContext) return
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-scan]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'btn'
    button.append(words.scan)
    button.addEventListener('click', () => void scanInto(input))
    input.after(button)
  }
}

/** Fills in the field and, with `data-scan="submit"`, sends its form. */
async function scanInto(input: HTMLInputElement): Promise<void> {
  const code = await scan()
  if (code === undefined) return input.focus()
  input.value = code.trim()
  input.dispatchEvent(new Event('input', { bubbles: true }))
  if (input.dataset.scan === 'submit') input.form?.requestSubmit()
  else input.focus()
}

/** @returns undefined if the person closes the dialog or no camera is available */
async function scan(): Promise<string | undefined> {
  const dialog = document.createElement('dialog')
  const video = document.createElement('video')
  const text = document.createElement('p')
  const close = document.createElement('button')
  dialog.className = 'desk-card'
  dialog.setAttribute('aria-label', words.title)
  video.width = 320
  video.muted = true
  video.playsInline = true
  text.setAttribute('role', 'status')
  text.textContent = words.hold
  close.type = 'button'
  close.className = 'btn'
  close.append(words.close)
  close.addEventListener('click', () => dialog.close())
  dialog.append(video, text, close)
  document.body.append(dialog)
  dialog.showModal()
  const closed = new Promise<void>((resolve) => dialog.addEventListener('close', () => resolve()))
  let stream: MediaStream | undefined
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    video.srcObject = stream
    await video.play()
    return await Promise.race([firstCode(video, dialog), closed.then(() => undefined)])
  } catch (error) {
    video.remove()
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
    text.textContent = isRefused ? words.refused : words.noCamera
    await closed
    return undefined
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop()
    dialog.remove()
  }
}

async function firstCode(video: HTMLVideoElement, dialog: HTMLDialogElement): Promise<string | undefined> {
  const detector = new BarcodeDetector()
  while (dialog.open) {
    const [code] = await detector.detect(video).catch(() => [])
    if (code) return code.rawValue
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return undefined
}
