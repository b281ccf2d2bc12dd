import '../../ui/points.css'
import '../../ui/steps.css'
import './where-to-drive-page.css'
import { keepServed } from '../../ui/keep-served.tsx'

/** Styles are imported here, since a browser that keeps the server's HTML never loads the page's module. */
export const WhereToDrivePage = keepServed(async () => (await import('./where-to-drive-page.tsx')).WhereToDrivePage)
