import type { StaffRole } from '../../../domain/staff/people.server.ts'
import type { StaffSession } from '../../../domain/staff/sessions.server.ts'

type Received = {
  request: Request
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** The fields of a POST without `rawBody`; empty otherwise. */
  form: URLSearchParams
}

export type StaffRequest = Received & { session: StaffSession; role: StaffRole }

type Rule = {
  /** A GET route also answers HEAD. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path for URLPattern: '/staff/messages/:id'. */
  path: string
  /** Maximum size of a form in bytes; 8 KB by default. */
  maxBytes?: number
  /** For uploads and JSON: the handler reads the body itself. */
  rawBody?: true
}

type Answer = Response | Promise<Response>

/** `access` is the lowest role that may use the route; default 'sales'. */
export type SignedInRoute = Rule & { access?: StaffRole; handle(request: StaffRequest): Answer }

export type OpenRoute = Rule & { access: 'anyone'; handle(request: Received): Answer }

export type StaffRoute = SignedInRoute | OpenRoute

const ranks: readonly StaffRole[] = ['messages', 'sales', 'owner']

export const mayOpen = (role: StaffRole, needed: StaffRole = 'sales'): boolean =>
  ranks.indexOf(role) >= ranks.indexOf(needed)
