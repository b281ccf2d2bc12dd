import { createFileRoute } from '@tanstack/react-router'
import { SavedPage } from '../features/saved/saved-page.tsx'

export const Route = createFileRoute('/saved')({
  head: ({ match }) =>
    import('../features/saved/saved-head.ts').then((heads) => heads.savedHead(match.context.siteUrl)),
  component: SavedPage,
})
