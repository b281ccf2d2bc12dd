import type { Command } from 'commander'
import { listTime } from '../../src/domain/hours/dealer-hours.ts'
import { privacyRequests } from '../../src/domain/leads/privacy-requests.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show, table } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const leadsRequests = (): Command =>
  staffCommand('requests', 'requests to show, correct or erase somebody’s data, newest first').action(
    (options: Common) =>
      withDatabase(async (db) => {
        const requests = await privacyRequests(db)
        show(options, requests, () =>
          requests.length === 0
            ? 'No requests.'
            : table(
                ['when', 'what', 'message'],
                requests.map(({ at, kind, messageId }) => [listTime(at), kind, messageId]),
              ),
        )
      }),
  )
