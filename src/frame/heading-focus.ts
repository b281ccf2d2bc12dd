import type { RouterHistory } from '@tanstack/react-router'

const currentHeading = () => document.querySelector<HTMLElement>('main h1')

// Moves the focus to a new page's heading, so that screen readers announce it and Tab continues there. Not on Back and Forward,
// nor for a link to an anchor. Waits for the heading, since the router's own events may fire while the old page is still shown.
export function focusNewHeadings({ history }: { history: RouterHistory }): ReturnType<RouterHistory['subscribe']> {
  let path = history.location.pathname
  let left: HTMLElement | null
  let leftText: string | null | undefined
  const observer = new MutationObserver(() => {
    const heading = currentHeading()
    // Pages of the same kind may share the heading's element and change only its text.
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
