import { createFileRoute } from '@tanstack/react-router'
import { ShowroomPage } from '../features/showrooms/showroom-page.tsx'

export const Route = createFileRoute('/showroom')({
  head: async ({ match }) =>
    (await import('../features/showrooms/showroom-head.ts')).showroomHead(match.context.siteUrl),
  component: ShowroomPage,
})
