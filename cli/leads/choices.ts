import { InvalidArgumentError, Option } from 'commander'
import { contactPage } from '../../src/content/pages/contact.ts'
import { channels, deliveryStates } from '../../src/leads/lead.ts'

export const interestOption = () =>
  new Option('--interest <interest>', 'only of this interest').choices(Object.keys(contactPage.form.interests))
export const stateOption = () =>
  new Option('--state <state>', 'only with a delivery in this state').choices([...deliveryStates])
export const channelOption = () => new Option('--channel <channel>', 'only by this channel').choices([...channels])
export const suspectedOption = () => new Option('--suspected', 'only suspected spam, which waits to be released')
export const sinceOption = () =>
  new Option('--since <date>', 'only received on or after this day, as 2026-05-01').argParser(readDate)

function readDate(text: string): Date {
  const date = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(date.getTime())) {
    throw new InvalidArgumentError('Give a date as 2026-05-01.')
  }
  return date
}
