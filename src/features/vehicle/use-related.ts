import { useEffect, useState } from 'react'
import type { RelatedContent } from './vehicle-view.ts'

/** From the server's HTML, or from the API after navigation in the browser. */
export function useRelated(id: string, served: RelatedContent | undefined): RelatedContent | undefined {
  const [related, setRelated] = useState(served)
  useEffect(() => {
    if (served) return
    let isMounted = true
    const load = async () => {
      const { apiQuery, queryClient } = await import('../../domain/catalogue/vehicles-query.ts')
      return queryClient.fetchQuery(apiQuery<RelatedContent>(`/api/vehicles/${encodeURIComponent(id)}/related`))
    }
    load().then(
      (loaded) => isMounted && setRelated(loaded),
      // The page works without this content, and the browser has logged the failed request.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [id, served])
  return related
}
