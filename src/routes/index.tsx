import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'

export const Route = createFileRoute('/')({
  head: async ({ match }) => (await import('../features/home/home-head.ts')).homeHead(match.context.siteUrl),
  component: HomePage,
})
