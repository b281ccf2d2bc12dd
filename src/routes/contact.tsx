import { createFileRoute } from '@tanstack/react-router'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { loadVehicle } from '../catalogue/vehicles.functions.ts'
import { postContactForm } from '../features/contact/contact-api.server.ts'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { toast } from '../frame/toast.ts'
import { emptyForm, type OriginField, type OriginValues } from '../leads/intake/submission-fields.ts'

const originText = (value: unknown, length = 80): string | undefined =>
  typeof value === 'string' ? value.slice(0, length) : undefined
/** In characters: the query of an estimate, whose values are short. */
const MAX_ESTIMATE_LENGTH = 200

export const Route = createFileRoute('/contact')({
  // An invalid value is set to undefined; if it were left out, the router would keep it.
  validateSearch: ({
    vehicle,
    topic,
    town,
    estimate,
  }: Partial<Record<OriginField | 'estimate', unknown>>): OriginValues & { estimate?: string } => ({
    vehicle: originText(vehicle),
    topic: originText(topic),
    town: originText(town),
    estimate: originText(estimate, MAX_ESTIMATE_LENGTH),
  }),
  loaderDeps: ({ search: { vehicle, topic, town, estimate } }) => ({ vehicle, topic, town, estimate }),
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
    const { estimate, ...origin } = deps
    const message = estimate ? await firstWordsOfRental(estimate) : await firstWords(origin.vehicle)
    return { initial: { ...emptyForm, message }, origin, refused: undefined }
  },
  head: async ({ match }) => (await import('../features/contact/contact-heads.ts')).contactHead(match.context.siteUrl),
  component: Contact,
})

/** Of the message, when it is about a vehicle. */
async function firstWords(idOrName: string | undefined): Promise<string> {
  if (!idOrName) return ''
  // Imported here, or every page's first script would hold the makers' models.
  const { messageAbout } = await import('../features/contact/message-about.ts')
  return messageAbout(idOrName, await loadVehicle(idOrName))
}

/** Of the message, when it is about a rental that was added up. */
async function firstWordsOfRental(query: string): Promise<string> {
  const { estimateMessage } = await import('../rentals/estimate-message.ts')
  return estimateMessage(query)
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
