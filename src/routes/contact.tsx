import { createFileRoute } from '@tanstack/react-router'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { loadVehicle } from '../domain/catalogue/vehicles.functions.ts'
import { emptyForm, type OriginValues } from '../domain/leads/intake/submission-fields.ts'
import { loadCartSummary } from '../features/contact/cart-summary.functions.ts'
import { asJson, postContactForm } from '../features/contact/contact-api.server.ts'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { toast } from '../frame/toast.ts'
import { writeQuery } from '../ui/query-string.ts'

const originText = (value: unknown, length = 80): string | undefined =>
  typeof value === 'string' ? value.slice(0, length) : undefined
/** In characters. An estimate's query is short. */
const MAX_ESTIMATE_LENGTH = 200
/** In characters, for the ids of saved carts. */
const MAX_CARTS_LENGTH = 1000

type Search = OriginValues & { estimate?: string; carts?: string }

/** Invalid values become undefined; if they were left out, the router would keep them. */
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
  // Leaves out parameters that an advertisement added.
  loaderDeps: ({ search }) => readSearch(search),
  staticData: { uploads: true },
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const outcome = await postContactForm(request)
        if (request.headers.get('accept') === 'application/json') return asJson(outcome)
        const { status, retryAfter, form, vehicle, missing } = outcome
        if (!form) {
          const location = `/thank-you${writeQuery({ vehicle, missing })}`
          return new Response(null, { status: 303, headers: { location } })
        }
        setResponseStatus(status)
        if (retryAfter) setResponseHeader('retry-after', String(retryAfter))
        return next({ context: { refused: form } })
      },
    },
  },
  loader: async ({ deps, serverContext }) => {
    const rejection = serverContext?.refused
    if (rejection) {
      const cart = await loadCartSummary(rejection.origin)
      return { initial: rejection.values, origin: rejection.origin, cart, refused: rejection }
    }
    const { estimate: _, carts: __, ...origin } = deps
    // Imported on demand, or the entry script of every page would contain the makers' models.
    const { messageStart } = await import('../features/contact/message-start.ts')
    const [start, cart] = await Promise.all([messageStart(deps, loadVehicle), loadCartSummary(deps)])
    return { initial: { ...emptyForm, ...start }, origin, cart, refused: undefined }
  },
  head: ({ match }) =>
    import('../features/contact/contact-heads.ts').then((heads) => heads.contactHead(match.context.siteUrl)),
  component: Contact,
})

function Contact() {
  const { initial, origin, cart, refused: rejection } = Route.useLoaderData()
  return (
    <ContactPage
      initial={initial}
      origin={origin}
      cart={cart}
      rejection={rejection}
      onFailure={(description) => toast({ title: 'Error', description, variant: 'destructive' })}
    />
  )
}
