import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

// Not when Back has changed the address since the page was served: deferred-hydration.ts is loading the page it names. Uses the
// router's client rather than Start's, which also loads the code for server functions; this site has none.
function hydrate() {
  const address = location.pathname + location.search
  if (address !== (window.servedAddress ?? address)) return
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={getRouter()} />
      </StrictMode>,
    )
  })
}

// In a task of its own, so that input that arrived while the scripts were evaluated is handled first.
setTimeout(hydrate)
