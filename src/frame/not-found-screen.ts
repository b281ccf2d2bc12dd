import { lazyRouteComponent } from '@tanstack/react-router'

/** Lazy, so that no page's entry script contains it. */
export const NotFoundScreen = lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound')
