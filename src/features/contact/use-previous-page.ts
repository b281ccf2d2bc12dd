import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** Empty for visitors from elsewhere. */
export function usePreviousPage(): string {
  const router = useRouter()
  // During the next page's first render, the router still reports the page that is being left.
  const [page] = useState(() => router.state.resolvedLocation?.pathname ?? '')
  if (page && page !== router.state.location.pathname) return page
  if (import.meta.env.SSR || !document.referrer) return ''
  const { origin, pathname } = new URL(document.referrer)
  return origin === window.location.origin && pathname !== router.state.location.pathname ? pathname : ''
}
