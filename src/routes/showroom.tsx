import { createFileRoute } from '@tanstack/react-router'
import { ShowroomPage } from '../features/showrooms/showroom-page.tsx'
import { heroPicture } from '../frame/hero-picture.ts'

export const Route = createFileRoute('/showroom')({
  head: async ({ match }) =>
    (await import('../features/showrooms/showroom-head.ts')).showroomHead(match.context.siteUrl),
  component: Showroom,
})

function Showroom() {
  return <ShowroomPage picture={heroPicture('/showroom')} />
}
