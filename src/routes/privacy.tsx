import { createFileRoute } from '@tanstack/react-router'
import { PolicyPage, policyAtPath } from '../features/policies/policy-route.ts'

export const Route = createFileRoute('/privacy')({
  loader: () => policyAtPath('/privacy'),
  head: ({ loaderData, match }) =>
    import('../features/policies/policy-head.ts').then((heads) => heads.policyHead(loaderData, match.context.siteUrl)),
  component: Policy,
})

function Policy() {
  return <PolicyPage policy={Route.useLoaderData()} />
}
