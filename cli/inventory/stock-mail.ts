import { randomUUID } from 'node:crypto'
import type { UnattendedReport } from '../../src/catalogue/import/unattended-import.server.ts'
import { sendStaffMail } from '../../src/leads/channels/mail-transport.server.ts'
import type { Env } from '../../src/platform/env.server.ts'

const MAIL_TIMEOUT_MS = 60_000

/**
 * Mails STOCK_EMAIL_TO what an import changed, or why it changed nothing.
 * @returns why the mail could not be sent: the import is done nevertheless
 */
export async function mailReport(
  { summary, text, outcome }: UnattendedReport,
  from: string,
  env: Env,
): Promise<string | undefined> {
  if (!env.STOCK_EMAIL_TO || !env.SMTP_URL || outcome === 'unchanged') return undefined
  const subject = `${outcome === 'changed' ? 'Stock changed' : 'Stock not changed'}: ${from}`
  try {
    await sendStaffMail({ to: env.STOCK_EMAIL_TO, subject, text: `${summary}\n\n${text}\n` }, `stock.${randomUUID()}`, {
      env,
      signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
    })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
