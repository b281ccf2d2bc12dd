// First, since it declares the order of the layers.
import './styles/app.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
// Every page's own head asks for it: a file of its own would be fetched after the one that asks.
import './seo/head.ts'

// Skips hydration if Back has changed the address since the page was served: deferred-hydration.ts is then reloading. Uses the
// router's client rather than Start's, which would add code for server functions, and this site has none.
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
      // Back during hydration: the page is about to be replaced, and what React finds different in it is no fault.
      { onRecoverableError: (error) => hasLeft() || reportError(error) },
    )
  })
}

// Making the router and hydrating are tasks of their own, so that input is handled in between and no task is long.
setTimeout(() => {
  const router = getRouter()
  setTimeout(() => hydrate(router))
})
