import '../../ui/closing.css'
import '../../domain/places/closing-number.css'
import './questions-page.css'
import { keepServed } from '../../ui/keep-served.tsx'

/** Styles are imported here: a browser with the server's HTML loads nothing else of the page. */
export const QuestionsPage = keepServed(async () => (await import('./questions-page.tsx')).QuestionsPage)
