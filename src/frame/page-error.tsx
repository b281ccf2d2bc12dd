import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { pageError } from '../content/words/page-error.words.ts'
import { PhoneButton } from '../domain/showrooms/phone-link.tsx'
import { Button } from '../ui/button.tsx'
import { isServedPage } from './hydration/served-page-fallback.tsx'

/** Never shows the cause. If the server failed, the cause is in its log. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  // If the app itself failed, not a request to the server, ServedPage handles the error.
  if (isServedPage() && !router.state.matches.some((match) => match.error === error)) throw error
  const retry = () => {
    reset()
    router.invalidate()
  }
  return (
    <div className="wrap page-head page-head--whole">
      <title>{pageError.title}</title>
      <meta name="robots" content="noindex" />
      <h1>{pageError.heading}</h1>
      <p className="lede">{pageError.text}</p>
      <div className="cta">
        <Button look="ink" onClick={retry}>
          {pageError.retry}
        </Button>
        <PhoneButton />
      </div>
    </div>
  )
}
