import { createIsomorphicFn } from '@tanstack/react-start'
import { env } from '../settings/env.server.ts'

/** The browser reads it from the page's root element, so that the page is the same for every visitor. */
export const webVitalsSample = createIsomorphicFn()
  .server(() => env().FIELD_SAMPLE || undefined)
  .client(() => document.documentElement.dataset.sample)
