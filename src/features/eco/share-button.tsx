import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ecoPage } from '../../content/pages/eco.ts'
import { Button } from '../../ui/button.tsx'

const { share } = ecoPage.calculator

/** Hands the address of the result to the device's own share sheet, or to the clipboard. It needs scripts, so it appears with them. */
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
      // Closing the share sheet is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(share.failed)
    }
  }
  return (
    <div className="cta items-center">
      <Button onClick={send}>
        <Share2 className="icon" aria-hidden />
        {share.button}
      </Button>
      <span role="status">{said}</span>
    </div>
  )
}
