/** A short message over the page. `destructive` is for errors and is announced at once. */
export type ToastMessage = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}

/**
 * Messages wait here until the viewport is there: it comes with the first message, so that pages
 * which never show one do not load it.
 */
const waiting: ToastMessage[] = []
let show: ((message: ToastMessage) => void) | undefined
let wake: (() => void) | undefined

export function toast(message: ToastMessage): void {
  if (show) {
    show(message)
    return
  }
  waiting.push(message)
  wake?.()
}

/** For the viewport: takes over, waiting messages first. Returns how to let go. */
export function takeToasts(handler: (message: ToastMessage) => void): () => void {
  show = handler
  for (const message of waiting.splice(0)) handler(message)
  return () => {
    show = undefined
  }
}

/** For the root: called when a message comes and no viewport is there. */
export function onFirstToast(handler: () => void): () => void {
  wake = handler
  if (waiting.length > 0) handler()
  return () => {
    wake = undefined
  }
}
