/**
 * The only inline script on a page. It loads the scripts that hydrate the page, once it has been painted and the browser
 * is idle, or on the visitor's first touch, key press or hover. Until then plain HTML handles links, menus and forms.
 * A page of text and plain forms (data-kept) works without: it loads them only for a visitor who points at a link, a button or a
 * choice, who comes from another page, which has loaded them already, or whose device keeps carts or a town.
 * vite.config.ts writes it into the page as text, so it uses nothing from outside itself.
 * @param files addresses of the scripts that every page runs on
 */
export function deferHydration(files: readonly string[]): void {
  const firstInputs = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
  const address = () => location.pathname + location.search
  window.servedAddress = address()

  const start = () => {
    for (const input of firstInputs) removeEventListener(input, onInput)
    for (const file of files) import(file)
  }
  // The router and the visitor's choices keep something in each tab in which pages have been hydrated, and on the device.
  const isFirstPage = () => {
    try {
      return sessionStorage.length + localStorage.length === 0
    } catch {
      return true
    }
  }
  const waitsForIntent = document.querySelector('main > [data-kept]:only-child') !== null && isFirstPage()
  const onInput = ({ target }: Event) => {
    if (
      !waitsForIntent ||
      (target instanceof Element && target.closest('a[href^="/"], button, select, header summary'))
    )
      start()
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
  for (const input of firstInputs) addEventListener(input, onInput, { passive: true })
  if (!waitsForIntent) addEventListener('load', whenPainted)
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
