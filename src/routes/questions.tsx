import { createFileRoute } from '@tanstack/react-router'
import { QuestionsPage } from '../features/questions/questions-route.ts'

export const Route = createFileRoute('/questions')({
  loader: () => QuestionsPage.load(),
  head: ({ match }) =>
    import('../features/questions/questions-head.ts').then((heads) => heads.questionsHead(match.context.siteUrl)),
  component: () => <QuestionsPage />,
})
