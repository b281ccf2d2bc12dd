// First, since it declares the order of the layers.
import './styles/app.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
// Every page's head needs it: a separate file would load after the one that asks for it.
import './seo/head.ts'

// Back may have changed the address: deferred-hydration.ts then reloads. Start's own client would add code for server functions.
const hasLeft = (): boolean => {
  const address = location.pathname + location.search
  return address !== (window.servedAddress ?? address)
}

function hydrate(router: ReturnType<typeof getRouter>) {
  if (hasLeft()) return
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      // Back during hydration: the page is about to be replaced, so a difference that React finds is no fault.
      { onRecoverableError: (error) => hasLeft() || reportError(error) },
    )
  })
}

// Separate tasks, so that input is handled in between and no task is long.
setTimeout(() => {
  const router = getRouter()
  setTimeout(() => hydrate(router))
})
