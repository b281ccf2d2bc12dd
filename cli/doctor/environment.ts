import { parseEnv } from '../../src/platform/env.server.ts'

export type Check = {
  name: string
  ok: boolean
  says: string
  /** What to do about it, or what could be better. */
  fix?: string
}

export function checkEnvironment(): Check {
  const name = 'environment'
  try {
    const env = parseEnv(process.env)
    const advice: string[] = []
    if (!env.SMTP_URL && (env.LEADS_EMAIL_TO || env.LEADS_ADF_TO)) {
      return {
        name,
        ok: false,
        says: 'LEADS_EMAIL_TO or LEADS_ADF_TO is set, but no mail server.',
        fix: 'Set SMTP_URL, such as smtps://user:password@mail.example.com.',
      }
    }
    if (!env.LEADS_EMAIL_TO && !env.LEADS_ADF_TO && !env.LEADS_WEBHOOK_URL) {
      advice.push('Messages are stored and go nowhere: set SMTP_URL with LEADS_EMAIL_TO, or LEADS_WEBHOOK_URL.')
    }
    if (env.LEADS_WEBHOOK_URL && !env.LEADS_WEBHOOK_SECRET) {
      advice.push('Set LEADS_WEBHOOK_SECRET, so that the receiver can tell our posts from others.')
    }
    if (env.SITE_URL.startsWith('http://localhost')) advice.push('Set SITE_URL to the public address of the site.')
    return {
      name,
      ok: true,
      says: `the site is ${env.SITE_URL}`,
      ...(advice.length > 0 ? { fix: advice.join(' ') } : {}),
    }
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    return { name, ok: false, says, fix: 'Correct these variables; the rest is looked at after that.' }
  }
}
