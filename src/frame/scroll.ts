import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

/** The pause between two scrolls to the top, since late layout changes can move the page (product.md 2.2). */
const REPEAT_AFTER_MS = 10

/** Scrolls a second time, after the router. Back, Forward and links to an anchor keep their position. */
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
