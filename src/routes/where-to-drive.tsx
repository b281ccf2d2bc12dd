import { createFileRoute } from '@tanstack/react-router'
import { WhereToDrivePage } from '../features/where-to-drive/where-to-drive-route.ts'

export const Route = createFileRoute('/where-to-drive')({
  loader: () => WhereToDrivePage.load(),
  head: ({ match }) =>
    import('../features/where-to-drive/where-to-drive-head.ts').then((heads) =>
      heads.whereToDriveHead(match.context.siteUrl),
    ),
  component: () => <WhereToDrivePage />,
})
