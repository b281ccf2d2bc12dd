import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../features/about/about-page.tsx'

export const Route = createFileRoute('/about')({
  head: ({ match }) =>
    import('../features/about/about-head.ts').then((heads) => heads.aboutHead(match.context.siteUrl)),
  component: AboutPage,
})
