import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { vehiclesQuery } from '../../catalogue/vehicles-query.ts'

/** Reads the vehicle list once the browser has nothing else to do, so that the inventory opens at once (spec 2). */
export function useWarmInventory(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const warm = () => void queryClient.prefetchQuery(vehiclesQuery)
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(warm, 2000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(warm, { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [queryClient])
}
