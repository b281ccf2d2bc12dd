import { keepServed } from '../ui/keep-served.tsx'

/** Parts of every page that never change while a visitor stays, so no browser loads their code. */
export const Footer = keepServed(() => import('./footer.tsx').then((module) => module.Footer))
export const DrawerVisit = keepServed(() => import('./drawer-visit.tsx').then((module) => module.DrawerVisit))

export const loadKeptParts = () => Promise.all([Footer.load(), DrawerVisit.load()])
