/**
 * The one script that stands in a page (vite.config.ts writes it there as text, so it uses nothing from outside itself).
 * It fetches those that take the page over once what it opens with is on the screen and the browser is idle, or with the
 * visitor's first touch, key or hover: until then links, menus and forms are the browser's own.
 * @param files addresses of the scripts that every page runs on
 */
export function deferHydration(files: readonly string[]): void {
  const firstSigns = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
  const address = () => location.pathname + location.search
  window.servedAddress = address()

  const start = () => {
    for (const sign of firstSigns) removeEventListener(sign, start)
    for (const file of files) import(file)
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 1)
  }
  // What a load brings is on the screen some frames later, and how many is for the browser to tell: of the awaited
  // picture where it can, else of the first thing shown. A picture that is out of view is never told of.
  const whenShown = () => {
    const awaitsPicture = document.querySelector('[elementtiming]') !== null
    const tellsOfPictures = PerformanceObserver.supportedEntryTypes.includes('element')
    const shown = new PerformanceObserver(() => {
      shown.disconnect()
      whenIdle()
    })
    shown.observe({ type: awaitsPicture && tellsOfPictures ? 'element' : 'paint', buffered: true })
    setTimeout(whenIdle, 1000)
  }
  for (const sign of firstSigns) addEventListener(sign, start, { passive: true })
  addEventListener('load', whenShown)
  // Back to a step of before a reload changes the address alone: until scripts answer to that, the page that it names is
  // loaded.
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
