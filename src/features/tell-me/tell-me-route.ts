import './tell-me-page.css'
import { keepServed } from '../../ui/keep-served.tsx'
import type { TellMeView } from './tell-me-view.ts'

/** Styles are imported here, since a browser that keeps the server's HTML never loads the page's module. */
export const TellMePage = keepServed<{ view: TellMeView }>(async () => (await import('./tell-me-page.tsx')).TellMePage)
