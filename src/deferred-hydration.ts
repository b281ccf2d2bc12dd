/**
 * The only inline script on a page. It loads the scripts that hydrate the page, once it has been painted and the browser
 * is idle, or on the visitor's first touch, key press or hover. Until then plain HTML handles links, menus and forms.
 * vite.config.ts writes it into the page as text, so it uses nothing from outside itself.
 * @param files addresses of the scripts that every page runs on
 */
export function deferHydration(files: readonly string[]): void {
  const firstInputs = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
  const address = () => location.pathname + location.search
  window.servedAddress = address()

  const start = () => {
    for (const input of firstInputs) removeEventListener(input, start)
    for (const file of files) import(file)
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 1)
  }
  // The load event comes some frames before the paint. Browsers report the paint of the main picture, or else the first
  // paint. A picture out of view is never reported, hence the timeout.
  const whenPainted = () => {
    const hasMainPicture = document.querySelector('[elementtiming]') !== null
    const reportsPictures = PerformanceObserver.supportedEntryTypes.includes('element')
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      whenIdle()
    })
    observer.observe({ type: hasMainPicture && reportsPictures ? 'element' : 'paint', buffered: true })
    setTimeout(whenIdle, 1000)
  }
  for (const input of firstInputs) addEventListener(input, start, { passive: true })
  addEventListener('load', whenPainted)
  // Back to a history entry from before a reload changes the address alone. Until the router is there to handle that, load
  // the page.
  addEventListener('popstate', () => {
    if (!document.documentElement.dataset.ready && address() !== window.servedAddress) location.reload()
  })
}

declare global {
  interface Window {
    /** Path and query that the page in this window was served for. */
    servedAddress?: string
  }
}
