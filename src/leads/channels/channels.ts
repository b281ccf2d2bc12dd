import type { Env } from '../../platform/env.server.ts'
import { nextOpen } from '../dealer-hours.ts'

type ChannelRow = {
  label: string
  audience: 'dealer' | 'visitor'
  needs: readonly (keyof Env)[]
  earliest?(due: Date): Date
}

/** The names are stored with deliveries: add rows, never rename one. */
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
    // A phone rings at night, too.
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

export const mailChannels = (): Channel[] =>
  channelsTo('dealer').filter((channel) => rows[channel].needs.includes('SMTP_URL'))

export const missingVariables = (channel: Channel, env: Env): string[] =>
  rows[channel].needs.filter((variable) => !env[variable])

export const neededVariables = (channel: Channel): string => rows[channel].needs.join(' and ')

export const configuredChannels = (env: Env): Channel[] =>
  channels.filter((channel) => missingVariables(channel, env).length === 0)
