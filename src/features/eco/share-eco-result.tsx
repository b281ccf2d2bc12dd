import { Share2 } from 'lucide-react'
import { ecoPage } from '../../content/words/eco.words.ts'
import { Button } from '../../ui/button.tsx'
import { useShare } from '../../ui/use-share.ts'

const { share: words } = ecoPage.calculator

export function ShareButton() {
  const { share, notice } = useShare('', words)
  return share ? (
    <div className="cta cta--middle">
      <Button onClick={share}>
        <Share2 className="icon" aria-hidden />
        {words.button}
      </Button>
      <span role="status">{notice}</span>
    </div>
  ) : null
}
