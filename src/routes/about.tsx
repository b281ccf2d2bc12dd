import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../features/about/about-page.tsx'

export const Route = createFileRoute('/about')({
  head: async ({ match }) => (await import('../features/about/about-head.ts')).aboutHead(match.context.siteUrl),
  component: AboutPage,
})
