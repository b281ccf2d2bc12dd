import { createFileRoute } from '@tanstack/react-router'
import { PolicyPage, policyAtPath } from '../features/policies/policy-route.ts'

export const Route = createFileRoute('/accessibility')({
  loader: () => policyAtPath('/accessibility'),
  head: async ({ loaderData, match }) =>
    (await import('../features/policies/policy-head.ts')).policyHead(loaderData, match.context.siteUrl),
  component: Policy,
})

function Policy() {
  return <PolicyPage policy={Route.useLoaderData()} />
}
