import '../../ui/points.css'
import '../../ui/steps.css'
import './where-to-drive-page.css'
import { keepServed } from '../../ui/keep-served.tsx'

/** Styles are imported here: a browser with the server's HTML loads nothing else of the page. */
export const WhereToDrivePage = keepServed(async () => (await import('./where-to-drive-page.tsx')).WhereToDrivePage)
