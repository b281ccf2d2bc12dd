import { type Command, InvalidArgumentError, Option } from 'commander'
import { channelLabel, channels } from '../../src/domain/leads/channels/channels.ts'
import { type DeliveryState, deliveryStates } from '../../src/domain/leads/delivery-state.ts'
import { interests } from '../../src/domain/leads/intake/submission-fields.ts'

export type FilterOptions = {
  state?: DeliveryState
  interest?: string
  quarantined?: true
  since?: Date
  email?: string
  search?: string
}

export const withFilters = (command: Command): Command =>
  [
    new Option('--state <state>', `only with a delivery in this state: ${deliveryStates.join(', ')}`).argParser(
      readState,
    ),
    new Option('--interest <interest>', 'only with this interest').choices(interests),
    new Option('--quarantined', 'only likely spam, which is not delivered until it is released'),
    formerly('--suspected', 'quarantined'),
    new Option('--email <address>', 'only from this address'),
    new Option(
      '--search <text>',
      'only with this text in the name, or these digits (at least four) in the phone number',
    ),
    new Option('--since <date>', 'only received since the start of this day in UTC, such as 2026-05-01').argParser(
      readDate,
    ),
  ].reduce((extended, option) => extended.addOption(option), command)

export const channelOption = () =>
  new Option(
    '--channel <channel>',
    `only by this channel: ${channels.map((channel) => `${channel} (${channelLabel(channel)})`).join(', ')}`,
  ).choices([...channels])

/** A flag's former name, kept working for existing scripts but hidden from the help. */
export const formerly = (flag: string, option: string): Option =>
  new Option(flag).hideHelp().implies({ [option]: true })

const formerStates: Readonly<Record<string, DeliveryState>> = { held: 'quarantined', parked: 'failed' }

function readState(text: string): DeliveryState {
  const state = formerStates[text] ?? deliveryStates.find((name) => name === text)
  if (!state) throw new InvalidArgumentError(`Allowed choices are ${deliveryStates.join(', ')}.`)
  return state
}

function readDate(text: string): Date {
  const date = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(date.getTime())) {
    throw new InvalidArgumentError('Use a date such as 2026-05-01.')
  }
  return date
}
