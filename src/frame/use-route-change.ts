import { useEffect, useRef } from 'react'

/** Does not fire on hydration: a menu that the visitor opened before then stays open. */
export function useRouteChange(pathname: string, changed: () => void): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    changed()
  })
}
