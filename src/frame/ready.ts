import { useEffect } from 'react'

/** Marks the document once scripts have taken the page over; tests and styles wait for it. */
export function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])
}
