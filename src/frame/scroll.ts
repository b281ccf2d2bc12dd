import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

/** Pages that settle late push the visitor down; so the page scrolls twice (product.md 2.2). */
const REPEAT_AFTER_MS = 10

/**
 * Scrolls to the top again shortly after each forward navigation to another page. The router has
 * scrolled once by then. Back and Forward keep the place that the router restores, and an in-page
 * anchor keeps its target.
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
