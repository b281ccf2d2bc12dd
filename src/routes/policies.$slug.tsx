import { createFileRoute } from '@tanstack/react-router'
import { PolicyPage, policyAtPath } from '../features/policies/policy-route.ts'
import { NotFoundScreen } from '../frame/not-found-screen.ts'

export const Route = createFileRoute('/policies/$slug')({
  loader: ({ params }) => policyAtPath(`/policies/${params.slug}`),
  head: ({ loaderData, match }) =>
    import('../features/policies/policy-head.ts').then((heads) => heads.policyHead(loaderData, match.context.siteUrl)),
  notFoundComponent: NotFoundScreen,
  component: Policy,
})

function Policy() {
  return <PolicyPage policy={Route.useLoaderData()} />
}
