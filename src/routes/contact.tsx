import { createFileRoute } from '@tanstack/react-router'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { loadVehicle } from '../catalogue/vehicles.functions.ts'
import { postContactForm } from '../features/contact/contact-api.server.ts'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { toast } from '../frame/toast.ts'
import { emptyForm, type OriginValues } from '../leads/intake/submission-fields.ts'

const originText = (value: unknown, length = 80): string | undefined =>
  typeof value === 'string' ? value.slice(0, length) : undefined
/** In characters: the query of an estimate, whose values are short. */
const MAX_ESTIMATE_LENGTH = 200
/** In characters: the ids of saved carts. */
const MAX_CARTS_LENGTH = 1000

type Search = OriginValues & { estimate?: string; carts?: string }

/** What the page reads of its address. An invalid value is set to undefined; if it were left out, the router would keep it. */
const readSearch = ({
  vehicle,
  topic,
  town,
  page,
  estimate,
  carts,
}: Partial<Record<keyof Search, unknown>>): Search => ({
  vehicle: originText(vehicle),
  topic: originText(topic),
  town: originText(town),
  page: originText(page),
  estimate: originText(estimate, MAX_ESTIMATE_LENGTH),
  carts: originText(carts, MAX_CARTS_LENGTH),
})

export const Route = createFileRoute('/contact')({
  validateSearch: readSearch,
  // Without what an advertisement added to the address.
  loaderDeps: ({ search }) => readSearch(search),
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const { status, retryAfter, form } = await postContactForm(request)
        if (!form) return new Response(null, { status: 303, headers: { location: '/thank-you' } })
        setResponseStatus(status)
        if (retryAfter) setResponseHeader('retry-after', String(retryAfter))
        return next({ context: { refused: form } })
      },
    },
  },
  loader: async ({ deps, serverContext }) => {
    const refused = serverContext?.refused
    if (refused) return { initial: refused.values, origin: refused.origin, refused }
    const { estimate: _, carts: __, ...origin } = deps
    // Imported here, or every page's first script would hold the makers' models.
    const { messageStart } = await import('../features/contact/message-start.ts')
    return { initial: { ...emptyForm, ...(await messageStart(deps, loadVehicle)) }, origin, refused: undefined }
  },
  head: async ({ match }) => (await import('../features/contact/contact-heads.ts')).contactHead(match.context.siteUrl),
  component: Contact,
})

function Contact() {
  const { initial, origin, refused } = Route.useLoaderData()
  return (
    <ContactPage
      initial={initial}
      origin={origin}
      refused={refused}
      onFailure={(description) => toast({ title: 'Error', description, variant: 'destructive' })}
    />
  )
}
