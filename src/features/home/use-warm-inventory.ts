import { useEffect } from 'react'
import { warmList } from '../../catalogue/warm-list.ts'

/** Reads the vehicle list once the browser has nothing else to do, so that the inventory opens at once (spec 2). */
export function useWarmInventory(): void {
  useEffect(() => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(warmList, 2000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => warmList(), { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [])
}
