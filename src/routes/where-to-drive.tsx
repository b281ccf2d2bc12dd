import { createFileRoute } from '@tanstack/react-router'
import { WhereToDrivePage } from '../features/where-to-drive/where-to-drive-route.ts'

export const Route = createFileRoute('/where-to-drive')({
  loader: () => WhereToDrivePage.load(),
  head: async ({ match }) =>
    (await import('../features/where-to-drive/where-to-drive-head.ts')).whereToDriveHead(match.context.siteUrl),
  component: () => <WhereToDrivePage />,
})
