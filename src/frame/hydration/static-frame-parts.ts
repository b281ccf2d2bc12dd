import { keepServed } from '../../ui/keep-served.tsx'

/** Parts of every page that never change during a visit, so browsers don't load their code. */
export const Footer = keepServed(() => import('../footer.tsx').then((module) => module.Footer))
export const DrawerVisit = keepServed(() => import('../drawer-visit.tsx').then((module) => module.DrawerVisit))

export const loadStaticParts = () => Promise.all([Footer.load(), DrawerVisit.load()])
