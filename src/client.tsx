// Names the styles of the frame as those of every page, of those not found too.
import './styles/app.css'

/**
 * The only script that a page starts with. What takes the page over comes once the page has been
 * painted and the browser is idle, or with the visitor's first touch, key or hover: until then
 * links, menus and forms are the browser's own.
 */
const firstSigns = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
const IDLE_WITHIN_MS = 2000

const address = () => location.pathname + location.search
const served = address()

let started = false

async function start(): Promise<void> {
  if (started) return
  started = true
  for (const sign of firstSigns) removeEventListener(sign, start)
  const { hydrate } = await import('./hydrate.tsx')
  if (address() === served) hydrate()
}

// Back to a step of before a reload changes the address alone: until scripts answer to that, the
// page that it names is loaded.
addEventListener('popstate', () => {
  if (document.documentElement.dataset.ready !== 'true' && address() !== served) location.reload()
})

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS })
  else setTimeout(start, 1)
}

for (const sign of firstSigns) addEventListener(sign, start, { passive: true })
// During development hot reload needs the scripts at once.
if (import.meta.env.DEV) start()
else if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle, { once: true })
