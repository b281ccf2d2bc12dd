import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { business, phoneHref } from '../content/business.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'

/** Shown in place of a page that failed. The cause is in the server's log, never on the page. */
export function PageError({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    router.invalidate()
  }
  return (
    <div className="wrap pagehead pb-section">
      <title>Page did not load | Larkway</title>
      <meta name="robots" content="noindex" />
      <h1>This page did not load</h1>
      <p className="lede">
        Try again in a moment. If it stays like this, call us: the people who answer know the stock.
      </p>
      <div className="cta">
        <Button look="ink" onClick={retry}>
          Try again
        </Button>
        <ButtonAnchor href={phoneHref} className="num">
          {business.phone}
        </ButtonAnchor>
      </div>
    </div>
  )
}
