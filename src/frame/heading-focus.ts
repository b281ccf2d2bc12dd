import type { RouterHistory } from '@tanstack/react-router'

const currentHeading = () => document.querySelector<HTMLElement>('main h1')

/**
 * Moves the focus to the heading of each page that a link leads to, so that a screen reader says where the visitor is and Tab goes on
 * from there. Back and Forward leave it, as they do the scroll position. It waits for the heading itself: the router's own events come
 * while the page that is being left may still stand.
 * @returns a function that stops it
 */
export function focusNewHeadings({ history }: { history: RouterHistory }): ReturnType<RouterHistory['subscribe']> {
  let path = history.location.pathname
  let left: HTMLElement | null
  let leftText: string | null | undefined
  const observer = new MutationObserver(() => {
    const heading = currentHeading()
    // Pages of one kind may share the element, with another text.
    if (!heading || (heading === left && heading.textContent === leftText)) return
    observer.disconnect()
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
  return history.subscribe(({ location: { pathname, hash }, action: { type } }) => {
    if (pathname === path) return
    path = pathname
    left = currentHeading()
    leftText = left?.textContent
    observer.disconnect()
    if (!hash && (type === 'PUSH' || type === 'REPLACE'))
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
