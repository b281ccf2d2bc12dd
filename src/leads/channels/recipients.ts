import type { Env } from '../../platform/env.server.ts'
import type { Lead } from '../lead.ts'

export type RecipientEnv = Pick<
  Env,
  'LEADS_EMAIL_TO' | 'LEADS_EMAIL_TO_SERVICE' | 'LEADS_EMAIL_TO_PARTS' | 'LEADS_EMAIL_TO_GENERAL'
>

export function recipientsFor({ interest }: Pick<Lead, 'interest'>, env: RecipientEnv): readonly string[] {
  const byInterest: Readonly<Record<string, readonly string[] | undefined>> = {
    service: env.LEADS_EMAIL_TO_SERVICE,
    parts: env.LEADS_EMAIL_TO_PARTS,
    general: env.LEADS_EMAIL_TO_GENERAL,
  }
  return byInterest[interest] ?? env.LEADS_EMAIL_TO ?? []
}
