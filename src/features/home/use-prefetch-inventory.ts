import { useEffect } from 'react'
import { prefetchVehicles } from '../../catalogue/prefetch.ts'

/** Reads the vehicle list once the browser has nothing else to do, so that the inventory opens at once (product.md 2.5). */
export function usePrefetchInventory(): void {
  useEffect(() => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prefetchVehicles, 2000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => prefetchVehicles(), { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [])
}
