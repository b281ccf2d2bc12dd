import { Printer, Share2 } from 'lucide-react'
import { comparePage } from '../../content/words/compare.words.ts'
import { useShare } from '../../ui/use-share.ts'

const { actions } = comparePage

/** Rendered once JavaScript runs: without it, visitors print and copy from the browser's menu. */
export function PrintAndCopy({ href }: { href: string }) {
  const { share, notice } = useShare(href, actions)
  return (
    <div className="compare__action">
      {share ? (
        <>
          <button type="button" className="link" onClick={() => print()}>
            <Printer className="icon" aria-hidden /> {actions.print}
          </button>
          <button type="button" className="link" onClick={share}>
            <Share2 className="icon" aria-hidden /> {actions.copy}
          </button>
          <span role="status">{notice}</span>
        </>
      ) : null}
    </div>
  )
}
