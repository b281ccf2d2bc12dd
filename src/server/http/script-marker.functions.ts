import { createIsomorphicFn } from '@tanstack/react-start'
import { scriptMarker } from './script-marker.server.ts'

export const scriptNonce = createIsomorphicFn()
  .server((): string | undefined => (import.meta.env.PROD ? scriptMarker : undefined))
  .client((): string | undefined => undefined)
