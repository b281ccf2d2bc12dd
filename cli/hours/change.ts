import type { Command } from 'commander'
import { hoursText } from '../../src/content/format/opening-hours.ts'
import { changeHours, type HoursChange } from '../../src/domain/hours/hours-changes.server.ts'
import { todayAt } from '../../src/domain/hours/today.ts'
import { usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { hoursOf } from '../dealer/template/read-hours-answer.ts'
import { dayNamed, orUsageError } from './hours-date-argument.ts'

type Options = Common & { note: string; showroom?: string; until?: string; person: string }

const withOptions = (command: Command): Command =>
  command
    .option('--note <reason>', 'reason that visitors see, such as Snow', '')
    .option(
      '--showroom <id>',
      'only the sales floor of this showroom, by its id in showrooms.yaml; default: everything',
    )
    .option('--until <day>', 'the last day; defaults to the first')
    .option('--person <name>', 'who made the change, as shown in `hours list`', 'command line')

export const hoursClose = (): Command =>
  withOptions(staffCommand('close', 'close on a day; pages say so from two weeks before until that day is over'))
    .argument('<day>', 'today, tomorrow, or a date such as 2026-12-24')
    .addHelpText(
      'after',
      example(
        'hours close today --note Snow',
        'hours close 2027-01-11 --until 2027-01-15 --showroom scranton --note "New floor"',
      ),
    )
    .action((day: string, options: Options) => change(day, null, options))

export const hoursSet = (): Command =>
  withOptions(staffCommand('set', 'set special hours for a day, even one that is otherwise closed'))
    .argument('<day>', 'today, tomorrow, or a date such as 2026-12-24')
    .argument('<hours>', 'such as 9:00-12:00')
    .addHelpText('after', example('hours set tomorrow 9:00-12:00 --note "Inventory day"'))
    .action((day: string, hours: string, options: Options) => {
      const [{ opens, closes } = {}] = hoursOf(`Mon ${hours}`) ?? []
      if (!opens || !closes) throw usageError(`‘${hours}’ is not a range of hours.`, 'Write it as 9:00-12:00.')
      return change(day, { opens, closes }, options)
    })

const change = (
  day: string,
  hours: HoursChange['hours'],
  { note, showroom, until, person, ...options }: Options,
): Promise<void> =>
  withDatabase(async (db) => {
    const today = todayAt(showroom)
    const firstDay = dayNamed(day, today)
    const lastDay = until === undefined ? firstDay : dayNamed(until, today)
    const request = { showroom: showroom ?? null, firstDay, lastDay, hours, note, person }
    const changed = await orUsageError(changeHours(db, request, today))
    show(
      options,
      changed,
      () =>
        `${changeText(changed)}. \`larkway hours reopen ${firstDay}${showroom ? ` --showroom ${showroom}` : ''}\` undoes it.`,
    )
  })

/** 'Closed on 2026-11-27 to 2026-11-28 (Snow), floor of vineland' */
export function changeText({ hours, firstDay, lastDay, note, showroom }: HoursChange): string {
  const what = hours ? `Open ${hoursText({ label: '', days: [], ...hours })}` : 'Closed'
  const days = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`
  return `${what} on ${days}${note && ` (${note})`}${showroom === null ? '' : `, floor of ${showroom}`}`
}
