import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { PhoneButton } from '../area/phone.tsx'
import { Button } from '../ui/button.tsx'
import { pageError } from '../words/page-error.ts'

/** The cause goes to the server log and never onto the page. */
export function PageError({ reset }: ErrorComponentProps) {
  const router = useRouter()
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
