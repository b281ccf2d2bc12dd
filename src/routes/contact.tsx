import { createFileRoute } from '@tanstack/react-router'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { loadVehicle } from '../catalogue/vehicles.functions.ts'
import { postContactForm } from '../features/contact/contact-api.server.ts'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { toast } from '../frame/toast.ts'
import { emptyForm } from '../leads/intake/submission-fields.ts'

export const Route = createFileRoute('/contact')({
  // What does not fit is named as undefined: the router would keep it as it came otherwise.
  validateSearch: ({ vehicle }: { vehicle?: unknown }): { vehicle?: string } => ({
    vehicle: typeof vehicle === 'string' ? vehicle.slice(0, 80) : undefined,
  }),
  loaderDeps: ({ search }) => search,
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const outcome = await postContactForm(request)
        if (!('form' in outcome)) return new Response(null, { status: 303, headers: { location: '/thank-you' } })
        setResponseStatus(outcome.status)
        if (outcome.retryAfterSeconds) setResponseHeader('retry-after', String(outcome.retryAfterSeconds))
        return next({ context: { refused: outcome.form } })
      },
    },
  },
  loader: async ({ deps, serverContext }) => {
    const refused = serverContext?.refused
    if (refused) return { initial: refused.values, refused }
    const vehicle = deps.vehicle ? await loadVehicle(deps.vehicle) : undefined
    const message = vehicle ? `I am interested in the ${vehicle.name}. ` : ''
    return { initial: { ...emptyForm, message }, refused: undefined }
  },
  head: async ({ match }) => (await import('../features/contact/contact-heads.ts')).contactHead(match.context.siteUrl),
  component: Contact,
})

function Contact() {
  const { initial, refused } = Route.useLoaderData()
  return (
    <ContactPage
      key={initial.message}
      initial={initial}
      refused={refused}
      onFailure={(description) => toast({ title: 'Error', description, variant: 'destructive' })}
    />
  )
}
