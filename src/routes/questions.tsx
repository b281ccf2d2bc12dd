import { createFileRoute } from '@tanstack/react-router'
import { QuestionsPage } from '../features/questions/questions-route.ts'

export const Route = createFileRoute('/questions')({
  loader: () => QuestionsPage.load(),
  head: async ({ match }) =>
    (await import('../features/questions/questions-head.ts')).questionsHead(match.context.siteUrl),
  component: () => <QuestionsPage />,
})
