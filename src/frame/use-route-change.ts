import { useEffect, useRef } from 'react'

/**
 * Calls back when the page changes, and not when scripts take a page over: what a visitor has opened
 * by then stays open.
 */
export function useRouteChange(pathname: string, changed: () => void): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    changed()
  })
}
