import '../../ui/link-rows.css'
import './tell-me-page.css'
import { keepServed } from '../../ui/keep-served.tsx'
import type { TellMeView } from './tell-me-view.ts'

/** Styles are imported here: a browser with the server's HTML loads nothing else of the page. */
export const TellMePage = keepServed<{ view: TellMeView }>(async () => (await import('./tell-me-page.tsx')).TellMePage)
