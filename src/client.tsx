import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

// When Back has changed the address since the page was served, the page it names is being loaded (deferred-hydration.ts). The
// router's own client, not Start's: that one brings the machinery of server functions, which this site has none of.
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

// Apart from the work that loading the scripts was, so that a touch between them is answered.
setTimeout(hydrate)
