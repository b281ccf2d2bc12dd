import type { Channel, Lead } from '../lead.ts'

/** One way out. `send` resolves once the other side has taken the message, and throws otherwise. */
export type Sender = {
  channel: Channel
  send(lead: Lead, signal: AbortSignal): Promise<void>
}

/** The other side will never take this message, however often it is offered. */
export class PermanentFailure extends Error {}
