import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** Path of the page of this site that the visitor comes from; empty when they come from elsewhere. */
export function usePageBefore(): string {
  const router = useRouter()
  // The router still has the page that is being left while the next one renders for the first time.
  const [page] = useState(() => router.state.resolvedLocation?.pathname ?? '')
  if (page && page !== router.state.location.pathname) return page
  if (import.meta.env.SSR || !URL.canParse(document.referrer)) return ''
  const { origin, pathname } = new URL(document.referrer)
  return origin === window.location.origin && pathname !== router.state.location.pathname ? pathname : ''
}
