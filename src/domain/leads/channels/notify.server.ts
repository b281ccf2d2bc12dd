import { PermanentFailure } from '../../../server/database/jobs/delivery-errors.ts'
import type { DeliveryProblem } from '../../../server/database/jobs/delivery-problem.ts'
import { post } from '../../../server/database/jobs/post-to-service.server.ts'
import type { NotifyTarget } from '../../../server/settings/notify-services.ts'
import type { Lead } from '../lead.ts'
import type { Attempt } from './delivery-attempt.ts'
import { sendToEach } from './send-to-each.server.ts'
import { shortText } from './short-text.ts'

/** Notifies phones through the services in settings/notify-services.ts. */
export function sendNotify(lead: Lead, attempt: Attempt): Promise<readonly DeliveryProblem[]> {
  const targets = attempt.env.LEADS_NOTIFY_URL ?? []
  const text = shortText(lead)
  const names = notifyNames(targets)
  const recipients = targets.map((target, index) => ({
    name: names[index] ?? '',
    address: target.address.href,
    send: () => sendTo(target, text, attempt.signal),
  }))
  return sendToEach(recipients, lead, attempt)
}

/** 'Slack', or 'Slack#2' for the second Slack address. */
export const notifyNames = (targets: readonly NotifyTarget[]): string[] =>
  targets.map(({ service: { name } }, index) => {
    const before = targets.slice(0, index).filter(({ service }) => service.name === name).length
    return before === 0 ? name : `${name}#${before + 1}`
  })

async function sendTo({ service, address }: NotifyTarget, text: string, signal: AbortSignal): Promise<void> {
  const { status, body } = await post(service.post(address, text), signal)
  // This isn't tried again, since a phone may have rung anyway.
  if (!service.accepted(status, body)) {
    const answer = `it answered ${status}, but not as ${service.name} does`
    throw new PermanentFailure(answer, [{ address: '', kind: 'message', code: status, answer }])
  }
}
