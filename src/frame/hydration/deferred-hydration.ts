/** An inline script. Hydrates the page once it is painted and idle, or on first input; a data-kept page that a visit begins with, only if
 * input needs it. vite.config.ts writes the function into the page as text, so it uses nothing from outside. */
export function deferHydration(files: readonly string[], visitScript: string): void {
  const firstInputs = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
  const address = () => location.pathname + location.search
  window.servedAddress = address()

  const start = () => {
    for (const input of firstInputs) removeEventListener(input, onInput)
    for (const file of files) import(file)
  }
  // A hydrated page leaves something in storage, such as the router's scroll positions or the visitor's choices.
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
  const whenIdle = (work: () => void) => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
    else setTimeout(work, 1)
  }
  // The load event comes a few frames before the paint. An offscreen main picture never reports a paint, hence the timeout.
  const whenPainted = () => {
    const hasMainPicture = document.querySelector('[elementtiming]') !== null
    const reportsPictures = PerformanceObserver.supportedEntryTypes.includes('element')
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      whenIdle(start)
    })
    observer.observe({ type: hasMainPicture && reportsPictures ? 'element' : 'paint', buffered: true })
    setTimeout(() => whenIdle(start), 1000)
  }
  for (const input of firstInputs) addEventListener(input, onInput, { passive: true })
  if (!waitsForIntent) addEventListener('load', whenPainted)
  // Measures a share of visits, if the site has set one.
  if (Number(document.documentElement.dataset.sample) > Math.random())
    addEventListener('load', () => whenIdle(() => import(visitScript)))
  // Opens and closes the drawer in browsers without invoker commands.
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[commandfor]')
    if (!button || 'commandForElement' in button) return
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
    if (dialog instanceof HTMLDialogElement) dialog[dialog.open ? 'close' : 'showModal']()
  })
  // After a reload, Back changes only the address; until the router can handle that, the page is loaded.
  addEventListener('popstate', () => {
    if (!document.documentElement.dataset.ready && address() !== window.servedAddress) location.reload()
  })
}

declare global {
  interface Window {
    servedAddress?: string
  }
}
