import { createIsomorphicFn } from '@tanstack/react-start'
import { scriptMarker } from './script-marker.server.ts'

/** What the router writes as the nonce of its scripts. Pages of the development server have no policy, and keep it out. */
export const scriptNonce = createIsomorphicFn()
  .server((): string | undefined => (import.meta.env.PROD ? scriptMarker : undefined))
  .client((): string | undefined => undefined)
