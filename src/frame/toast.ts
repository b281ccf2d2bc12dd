/** A short message over the page. `destructive` is for errors, which screen readers announce at once. */
export type ToastMessage = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}

/** Messages queue here until the viewport has loaded. It loads with the first one, so most pages never need it. */
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

/** For the viewport: shows queued messages, then each new one. @returns a function that unsubscribes */
export function subscribeToToasts(handler: (message: ToastMessage) => void): () => void {
  show = handler
  for (const message of queue.splice(0)) handler(message)
  return () => {
    show = undefined
  }
}

/** Calls back when a message is queued and no viewport is mounted. @returns a function that unsubscribes */
export function onFirstToast(handler: () => void): () => void {
  loadViewport = handler
  if (queue.length > 0) handler()
  return () => {
    loadViewport = undefined
  }
}
