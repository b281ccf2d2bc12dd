import { useEffect, useState } from 'react'

/** @param href address to share @returns `share` once JavaScript runs, and the message to show afterward */
export function useShare(href: string, { copied, failed }: { copied: string; failed: string }) {
  const [isReady, setReady] = useState(false)
  const [notice, setNotice] = useState('')
  useEffect(() => setReady(true), [])

  const share = async () => {
    const url = new URL(href, location.href).href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url, title: document.title })
      await navigator.clipboard.writeText(url)
      setNotice(copied)
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setNotice(failed)
    }
  }
  return { share: isReady ? share : undefined, notice }
}
