// This comes first, since it declares the order of the layers.
import './ui/styles/app.css'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hasChanged, undoForeignChanges } from './frame/hydration/foreign-dom-changes.ts'
import { forgetServedPage, keepServedPage, ServedPage } from './frame/hydration/served-page-fallback.tsx'
import { forgetFields, moveEntries, watchFields } from './frame/hydration/typed-fields.ts'
import { getRouter } from './router.tsx'
// This is imported here, since every page's head needs it and a separate file would load later.
import './frame/seo/head.ts'

// If Back has changed the address, deferred-hydration.ts reloads the page. This file replaces Start's own client, which would add code for server functions.
const hasLeft = (): boolean => {
  const address = location.pathname + location.search
  return address !== (window.servedAddress ?? address)
}

/** Waits for the next task, so that input is handled in between and no task is long. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function start(): Promise<void> {
  await nextTask()
  const router = getRouter()
  await nextTask()
  await hydrate(router)
  window.$_TSR?.h()
  // A match is pending if a script of the page failed to load or parse. The page works without it.
  if (hasLeft() || router.state.matches.some(({ status }) => status === 'pending')) return
  keepServedPage()
  watchFields()
  undoForeignChanges(moveEntries)
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    forgetFields(pathChanged)
    if (pathChanged) forgetServedPage()
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CatchBoundary getResetKey={() => 0} errorComponent={ServedPage}>
          <RouterProvider router={router} />
        </CatchBoundary>
      </StrictMode>,
      // A mismatch is not an error if another program has changed the page or Back is about to replace it.
      { onRecoverableError: (error) => hasLeft() || hasChanged() || reportError(error) },
    )
  })
}

void start()
