import { useEffect, useRef } from 'react'

/** Doesn't fire on hydration, so that a menu that the visitor opened before hydration stays open. */
export function useRouteChange(pathname: string, changed: () => void): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    changed()
  })
}
