/** Screen readers announce `destructive` messages immediately. */
export type ToastMessage = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}

/** Holds messages until the viewport has loaded. The first message loads the viewport, so most pages never do. */
const queue: ToastMessage[] = []
let show: ((message: ToastMessage) => void) | undefined
let loadViewport: (() => void) | undefined

export function toast(message: ToastMessage): void {
  if (show) {
    show(message)
    return
  }
  queue.push(message)
  loadViewport?.()
}

export function subscribeToToasts(handler: (message: ToastMessage) => void): () => void {
  show = handler
  for (const message of queue.splice(0)) handler(message)
  return () => {
    show = undefined
  }
}

export function onFirstToast(handler: () => void): () => void {
  loadViewport = handler
  if (queue.length > 0) handler()
  return () => {
    loadViewport = undefined
  }
}
