import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ecoPage } from '../../words/eco.ts'

const { share } = ecoPage.calculator

/** Rendered only once JavaScript runs. */
export function ShareButton() {
  const [ready, setReady] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => setReady(true), [])
  if (!ready) return null

  const send = async () => {
    const url = location.href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url, title: document.title })
      await navigator.clipboard.writeText(url)
      setSaid(share.copied)
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(share.failed)
    }
  }
  return (
    <div className="cta cta--middle">
      <Button onClick={send}>
        <Share2 className="icon" aria-hidden />
        {share.button}
      </Button>
      <span role="status">{said}</span>
    </div>
  )
}
