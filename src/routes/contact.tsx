import { createFileRoute } from '@tanstack/react-router'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { loadVehicle } from '../catalogue/vehicles.functions.ts'
import { postContactForm } from '../features/contact/contact-api.server.ts'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { toast } from '../frame/toast.ts'
import { emptyForm, type OriginField, type OriginValues } from '../leads/intake/submission-fields.ts'

const originText = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, 80) : undefined)

export const Route = createFileRoute('/contact')({
  // What does not fit is named as undefined: the router would keep it as it came otherwise.
  validateSearch: ({ vehicle, topic, town }: Partial<Record<OriginField, unknown>>): OriginValues => ({
    vehicle: originText(vehicle),
    topic: originText(topic),
    town: originText(town),
  }),
  loaderDeps: ({ search: { vehicle, topic, town } }) => ({ vehicle, topic, town }),
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
    if (refused) return { initial: refused.values, origin: refused.origin, refused }
    const vehicle = deps.vehicle ? await loadVehicle(deps.vehicle) : undefined
    const message = vehicle ? `I am interested in the ${vehicle.name}. ` : await messageAboutModel(deps.vehicle)
    return { initial: { ...emptyForm, message }, origin: deps, refused: undefined }
  },
  head: async ({ match }) => (await import('../features/contact/contact-heads.ts')).contactHead(match.context.siteUrl),
  component: Contact,
})

/** Of a maker's model that is not in stock; empty for any other name. */
async function messageAboutModel(idOrName: string | undefined): Promise<string> {
  const { findModel, fullName } = await import('../content/models/models.ts')
  const model = idOrName ? findModel(idOrName) : undefined
  return model ? `I am interested in the ${fullName(model)}. Please tell me when one comes in. ` : ''
}

function Contact() {
  const { initial, origin, refused } = Route.useLoaderData()
  return (
    <ContactPage
      key={initial.message}
      initial={initial}
      origin={origin}
      refused={refused}
      onFailure={(description) => toast({ title: 'Error', description, variant: 'destructive' })}
    />
  )
}
