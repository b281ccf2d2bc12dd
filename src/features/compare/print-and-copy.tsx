import { Printer, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { comparePage } from '../../words/compare.ts'

const { actions } = comparePage

/** Rendered once JavaScript runs: without it, the browser's own menu does both. */
export function PrintAndCopy({ href }: { href: string }) {
  const [isReady, setReady] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => setReady(true), [])

  const share = async () => {
    const url = new URL(href, location.href).href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url, title: document.title })
      await navigator.clipboard.writeText(url)
      setSaid(actions.copied)
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(actions.copyFailed)
    }
  }
  return (
    <div className="compare__action">
      {isReady ? (
        <>
          <button type="button" className="link" onClick={() => print()}>
            <Printer className="icon" aria-hidden /> {actions.print}
          </button>
          <button type="button" className="link" onClick={share}>
            <Share2 className="icon" aria-hidden /> {actions.copy}
          </button>
          <span role="status">{said}</span>
        </>
      ) : null}
    </div>
  )
}
