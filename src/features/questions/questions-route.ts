import '../../ui/closing.css'
import '../../domain/showrooms/closing-phone-number.css'
import './questions-page.css'
import { keepServed } from '../../ui/keep-served.tsx'

/** Styles are imported here, since a browser that keeps the server's HTML never loads the page's module. */
export const QuestionsPage = keepServed(async () => (await import('./questions-page.tsx')).QuestionsPage)
