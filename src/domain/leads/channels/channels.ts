import type { Env } from '../../../server/settings/env.server.ts'
import { nextOpen } from '../../hours/dealer-hours.ts'

type ChannelRow = {
  label: string
  audience: 'dealer' | 'visitor'
  needs: readonly (keyof Env)[]
  /** Goes only to people who have turned it on, so it is planned only if somebody has. */
  subscribed?: true
  earliest?(due: Date): Date
}

/** The names are stored with deliveries, so add new rows but never rename one. */
const channelTable = {
  mail: {
    label: 'mail to the dealer',
    audience: 'dealer',
    needs: ['SMTP_URL', 'LEADS_EMAIL_TO'],
  },
  text: {
    label: 'short mail to a mail-to-text address',
    audience: 'dealer',
    needs: ['SMTP_URL', 'LEADS_TEXT_TO'],
    // Waits for opening hours, since it makes a phone ring.
    earliest: nextOpen,
  },
  notify: {
    label: 'short text to phones by ntfy, Slack, Teams, Discord, Telegram or Twilio',
    audience: 'dealer',
    needs: ['LEADS_NOTIFY_URL'],
    earliest: nextOpen,
  },
  push: {
    label: 'notification to the phones of staff who turned it on',
    audience: 'dealer',
    // Goes to people who get the email, since only they can turn notifications on.
    needs: ['SMTP_URL', 'LEADS_EMAIL_TO'],
    subscribed: true,
    earliest: nextOpen,
  },
  adf: {
    label: 'ADF mail to a dealer CRM',
    audience: 'dealer',
    needs: ['SMTP_URL', 'LEADS_ADF_TO'],
  },
  webhook: {
    label: 'JSON to a webhook',
    audience: 'dealer',
    needs: ['LEADS_WEBHOOK_URL'],
  },
  confirmation: {
    label: 'confirmation mail to the visitor',
    audience: 'visitor',
    needs: ['SMTP_URL'],
  },
} satisfies Record<string, ChannelRow>

export type Channel = keyof typeof channelTable

const rows: Readonly<Record<Channel, ChannelRow>> = channelTable

export const channels = Object.keys(rows).filter((name): name is Channel => name in rows)

export const earliest = (channel: Channel, due: Date): Date => rows[channel].earliest?.(due) ?? due

export const channelLabel = (channel: Channel): string => rows[channel].label

export const channelsTo = (audience: ChannelRow['audience']): Channel[] =>
  channels.filter((channel) => rows[channel].audience === audience)

export const isSubscribed = (channel: Channel): boolean => rows[channel].subscribed === true

export const mailChannels = (): Channel[] =>
  channelsTo('dealer').filter((channel) => rows[channel].needs.includes('SMTP_URL') && !isSubscribed(channel))

export const missingVariables = (channel: Channel, env: Env): string[] =>
  rows[channel].needs.filter((variable) => !env[variable])

/** 'SMTP_URL and LEADS_EMAIL_TO, or LEADS_WEBHOOK_URL' */
export const neededVariables = (of: readonly Channel[]): string =>
  [...new Set(of.map((channel) => rows[channel].needs.join(' and ')))].join(', or ')

export const configuredChannels = (env: Env): Channel[] =>
  channels.filter((channel) => missingVariables(channel, env).length === 0)
