import type { AnyRouter } from '@tanstack/react-router'
import { isPlainClick } from '../ui/link.tsx'

/** How long a visitor rests on a link before its page is loaded ahead, as the router's own links wait. */
const INTENT_MS = 50

/**
 * Follows links within the site without loading a page, and loads what a page needs once a visitor points at a link to it,
 * touches it or moves the focus there. One set of listeners for all links, those in HTML that React has not hydrated too. Links
 * that open elsewhere, download or lead to a place on the same page stay the browser's.
 * @returns a function that removes the listeners
 */
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
    if (!link || !isPlainClick(event) || event.defaultPrevented) return
    event.preventDefault()
    clearTimeout(timer)
    const { keepScroll, replace } = link.dataset
    const card = link.closest('.card')
    // Whose picture moves to its place on the vehicle's page (base.css).
    opened?.removeAttribute('data-opened')
    card?.setAttribute('data-opened', '')
    opened = card
    router.navigate({
      href: hrefOf(link),
      replace: replace !== undefined,
      resetScroll: keepScroll === undefined,
      viewTransition: card !== null && !matchMedia('(prefers-reduced-motion: reduce)').matches,
    })
  }

  const listeners = new AbortController()
  const options = { passive: true, signal: listeners.signal }
  document.addEventListener('mouseover', intend, options)
  document.addEventListener('focusin', intend, options)
  document.addEventListener('touchstart', touch, options)
  document.addEventListener('click', follow, { signal: listeners.signal })
  // The link that was pointed at, or moved to, before anything listened.
  const early = linkAt(document.querySelector('a:hover') ?? document.activeElement)
  if (early) load(early)
  return () => {
    clearTimeout(timer)
    listeners.abort()
  }
}

/** The link around a node, if it leads to another page of this site. */
function linkAt(node: EventTarget | null): HTMLAnchorElement | undefined {
  const link = node instanceof Element ? node.closest('a') : undefined
  return link?.matches('[href^="/"]:not([target], [download], [data-reload])') && !isOnThisPage(link) ? link : undefined
}

const isOnThisPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search

const hrefOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash
