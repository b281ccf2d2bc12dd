import { lazyRouteComponent } from '@tanstack/react-router'

/** Loaded when it is shown, so that no page's first script holds it. The root route names it, and each route that misses within the frame. */
export const NotFoundScreen = lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound')
