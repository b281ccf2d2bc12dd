import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

/** Late layout changes can move the page, so it scrolls to the top twice (product.md 2.2). */
const REPEAT_AFTER_MS = 10

/**
 * Scrolls to the top again shortly after each forward navigation to another page; the router has
 * already scrolled once. Back and Forward keep the position that the router restores, and links to
 * an anchor keep their target.
 */
export function repeatScrollToTop(router: AnyRouter): () => void {
  let forward = true
  const history: RouterHistory = router.history
  const stopHistory = history.subscribe(({ action }) => {
    forward = action.type === 'PUSH' || action.type === 'REPLACE'
  })
  const stopRouter = router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    if (!pathChanged || !forward || toLocation.hash) return
    setTimeout(() => window.scrollTo({ top: 0, left: 0, behavior: 'instant' }), REPEAT_AFTER_MS)
  })
  return () => {
    stopHistory()
    stopRouter()
  }
}
