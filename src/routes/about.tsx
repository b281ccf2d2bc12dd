import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../features/about/about-page.tsx'
import { heroPicture } from '../frame/hero-picture.ts'

export const Route = createFileRoute('/about')({
  head: async ({ match }) => (await import('../features/about/about-head.ts')).aboutHead(match.context.siteUrl),
  component: About,
})

function About() {
  return <AboutPage picture={heroPicture('/about')} />
}
