import { createFileRoute } from '@tanstack/react-router'
import { DenagoPage } from '../features/brands/denago-page.tsx'
import { heroPicture } from '../frame/hero-picture.ts'

export const Route = createFileRoute('/denago')({
  head: async ({ match }) =>
    (await import('../features/brands/brand-heads.ts')).brandHead('denago', match.context.siteUrl),
  component: Denago,
})

function Denago() {
  return <DenagoPage heroPicture={heroPicture('denago')} />
}
