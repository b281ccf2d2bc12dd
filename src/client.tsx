// This comes first, since it declares the order of the layers.
import './ui/styles/app.css'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hasChanged, undoForeignChanges } from './frame/foreign-changes.ts'
import { forgetServedPage, keepServedPage, ServedPage } from './frame/served-page.tsx'
import { forgetFields, moveEntries, watchFields } from './frame/typed-fields.ts'
import { getRouter } from './router.tsx'
// Every page's head needs it: a separate file would load after the one that asks for it.
import './frame/seo/head.ts'

// Back may have changed the address: deferred-hydration.ts then reloads. Start's own client would add code for server functions.
const hasLeft = (): boolean => {
  const address = location.pathname + location.search
  return address !== (window.servedAddress ?? address)
}

/** The next task, so that input is handled in between and no task is long. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function start(): Promise<void> {
  await nextTask()
  const router = getRouter()
  await nextTask()
  await hydrate(router)
  window.$_TSR?.h()
  // A script of the page failed to load or parse; the page works without it.
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
      // A mismatch is no error if another program has changed the page or Back is about to replace it.
      { onRecoverableError: (error) => hasLeft() || hasChanged() || reportError(error) },
    )
  })
}

void start()
