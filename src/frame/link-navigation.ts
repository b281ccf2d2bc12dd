import type { AnyRouter } from '@tanstack/react-router'
import { rememberCard } from '../domain/catalogue/cards/last-opened-card.ts'
import { isPlainClick } from '../ui/link.tsx'

/** The same delay before preloading as for the router's own links. */
const INTENT_MS = 50
/** Longest wait for the new page in a view transition, while the old page stays on screen. Browsers abort after four seconds. */
const LONGEST_SWAP_MS = 700

// Follows links within the site without a page load, and preloads on hover, touch and focus. One set of listeners serves all links,
// even in HTML that React has not hydrated. New tabs, downloads and anchors on the same page are left to the browser.
export function followLinks(router: AnyRouter): () => void {
  let pointedAt: HTMLAnchorElement | undefined
  let opened: Element | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const load = (link: HTMLAnchorElement) => {
    router.preloadRoute({ to: link.pathname, href: hrefOf(link) }).catch((error: unknown) => console.warn(error))
  }
  const intend = (event: Event) => {
    const link = linkAt(event.target)
    if (link === pointedAt) return
    clearTimeout(timer)
    pointedAt = link
    if (link) timer = setTimeout(() => load(link), INTENT_MS)
  }
  const touch = (event: Event) => {
    const link = linkAt(event.target)
    if (link) load(link)
  }
  const follow = (event: MouseEvent) => {
    const link = linkAt(event.target)
    if (!link || !isPlainClick(event) || event.defaultPrevented || !document.documentElement.dataset.ready) return
    event.preventDefault()
    clearTimeout(timer)
    const { keepScroll, replace } = link.dataset
    const card = link.closest('.card')
    // base.css animates the opened card's picture to its place on the vehicle's page.
    opened?.removeAttribute('data-opened')
    card?.setAttribute('data-opened', '')
    opened = card
    if (card) rememberCard(link.pathname, card)
    const navigate = () =>
      router.navigate({
        href: hrefOf(link),
        replace: replace !== undefined,
        resetScroll: keepScroll === undefined,
      })
    const movesPictures = typeof document.startViewTransition === 'function'
    if (card && movesPictures && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      document
        .startViewTransition(() => {
          void navigate()
          return removed(card)
        })
        // A hidden tab doesn't animate.
        .ready.catch(() => undefined)
    else void navigate()
  }

  const listeners = new AbortController()
  const options = { passive: true, signal: listeners.signal }
  document.addEventListener('mouseover', intend, options)
  document.addEventListener('focusin', intend, options)
  document.addEventListener('touchstart', touch, options)
  document.addEventListener('click', follow, { signal: listeners.signal })
  // A link that was hovered or focused before the listeners were added.
  const early = linkAt(document.querySelector('a:hover') ?? document.activeElement)
  if (early) load(early)
  return () => {
    clearTimeout(timer)
    listeners.abort()
  }
}

/** Resolves when the next page or its skeleton has replaced the current one, or after LONGEST_SWAP_MS. */
function removed(card: Element): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new MutationObserver(() => card.isConnected || settle())
    const timer = setTimeout(settle, LONGEST_SWAP_MS)
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

function linkAt(node: EventTarget | null): HTMLAnchorElement | undefined {
  const link = node instanceof Element ? node.closest('a') : undefined
  return link?.matches('[href^="/"]:not([target], [download], [data-reload])') && !isOnThisPage(link) ? link : undefined
}

const isOnThisPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search

const hrefOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash
