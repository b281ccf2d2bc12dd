import { createFileRoute } from '@tanstack/react-router'
import { SavedPage } from '../features/saved/saved-page.tsx'

export const Route = createFileRoute('/saved')({
  head: async ({ match }) => (await import('../features/saved/saved-head.ts')).savedHead(match.context.siteUrl),
  component: SavedPage,
})
