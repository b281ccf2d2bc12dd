import type { Command } from 'commander'
import { datedRows } from '../../src/domain/hours/dated-hours-rows.ts'
import { listTime } from '../../src/domain/hours/dealer-hours.ts'
import { folderDates } from '../../src/domain/hours/hours-by-date.ts'
import { hoursChanges } from '../../src/domain/hours/hours-changes.server.ts'
import { todayAt } from '../../src/domain/hours/today.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show, table } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'
import { changeText } from './change.ts'

export const hoursList = (): Command =>
  staffCommand('list', 'closed days and special hours: those set by staff, and a year of those in hours.yaml').action(
    (options: Common) =>
      withDatabase(async (db) => {
        const today = todayAt(undefined)
        const changes = await hoursChanges(db, today)
        const inAYear = String(Temporal.PlainDate.from(today).add({ years: 1 }))
        const folder = datedRows(folderDates(today, inAYear), () => false).toSorted((a, b) =>
          a.from < b.from ? -1 : 1,
        )
        show(options, { changes, folder }, () => {
          const rows = [
            ...changes.map((change) => [
              change.firstDay,
              changeText(change),
              change.person,
              listTime(change.createdAt),
            ]),
            ...folder.map(({ from, text, for: keys }) => [
              from,
              keys ? `${text}: ${keys.join(', ')}` : text,
              'hours.yaml',
              '',
            ]),
          ]
          return rows.length > 0
            ? table(['from', 'hours', 'set by', 'set at'], rows)
            : 'The usual weekly hours apply for the next year.'
        })
      }),
  )
