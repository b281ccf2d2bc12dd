import { type Env, parseEnv } from '../../../server/settings/env.server.ts'
import { isPrivateHost } from '../../../server/settings/private-host.ts'
import {
  channelLabel,
  channelsTo,
  configuredChannels,
  mailChannels,
  missingVariables,
  neededVariables,
} from '../../leads/channels/channels.ts'
import { gatewayAdvice } from '../../leads/channels/text-gateways.ts'

export type Check = {
  name: string
  ok: boolean
  /** The setting works, but not as a dealer would want. */
  warning?: true
  says: string
  fix?: string
}

function isSentInTheClear(address: string | undefined): boolean {
  if (!address) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isPrivateHost(hostname)
}

/** @param present the settings as changed by the list of people, if the database can be read */
export function checkEnvironment(present?: Env): Check {
  const name = 'environment'
  try {
    const env = parseEnv(process.env)
    const advice: string[] = []
    const dealerChannels = channelsTo('dealer')
    const needMailServer = mailChannels().filter((channel) => missingVariables(channel, env).join() === 'SMTP_URL')
    if (needMailServer.length > 0) {
      return {
        name,
        ok: false,
        says: `No mail server is set, and ${needMailServer.map((channel) => `${channel} (${channelLabel(channel)})`).join(', ')} needs one.`,
        fix: 'Set SMTP_URL, such as smtps://user:password@mail.example.com.',
      }
    }
    const withoutServer = (['DIGEST_TO', 'ALERT_TO', 'STOCK_EMAIL_TO'] as const).find(
      (variable) => env[variable] && !env.SMTP_URL,
    )
    if (withoutServer) {
      return { name, ok: false, says: `${withoutServer} needs a mail server, and none is set.`, fix: 'Set SMTP_URL.' }
    }
    const sendsNowhere = !configuredChannels(present ?? env).some((channel) => dealerChannels.includes(channel))
    if (sendsNowhere) {
      advice.push(`Messages are stored but sent to nobody: set ${neededVariables(dealerChannels)}.`)
    }
    if (env.LEADS_WEBHOOK_URL && !env.LEADS_WEBHOOK_SECRET) {
      advice.push('Set LEADS_WEBHOOK_SECRET, so that the receiver can verify that a post comes from the site.')
    }
    const posts = {
      LEADS_WEBHOOK_URL: env.LEADS_WEBHOOK_URL,
      ALERT_WEBHOOK_URL: env.ALERT_WEBHOOK_URL,
      CDN_PURGE_URL: env.CDN_PURGE_URL?.address.href,
    }
    const inTheClear = Object.entries(posts).flatMap(([name, address]) => (isSentInTheClear(address) ? [name] : []))
    if (inTheClear.length > 0) {
      advice.push(`${inTheClear.join(' and ')}: use https://, or everyone on the way can read what is posted.`)
    }
    const gateways = gatewayAdvice(env.LEADS_TEXT_TO ?? [], new Date())
    advice.push(...gateways)
    if (env.SITE_URL.startsWith('http://localhost')) advice.push('Set SITE_URL to the public address of the site.')
    return {
      name,
      ok: true,
      ...(sendsNowhere || inTheClear.length > 0 || gateways.length > 0 ? { warning: true } : {}),
      says: sendsNowhere ? 'messages reach nobody' : `the site is ${env.SITE_URL}`,
      ...(advice.length > 0 ? { fix: advice.join(' ') } : {}),
    }
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    return { name, ok: false, says, fix: 'Correct these variables. The other checks run after that.' }
  }
}
