import { createFileRoute } from '@tanstack/react-router'
import { ShowroomPage } from '../features/showrooms/showroom-page.tsx'

export const Route = createFileRoute('/showroom')({
  head: ({ match }) =>
    import('../features/showrooms/showroom-head.ts').then((heads) => heads.showroomHead(match.context.siteUrl)),
  component: ShowroomPage,
})
