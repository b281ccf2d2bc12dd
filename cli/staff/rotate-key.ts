import type { Command } from 'commander'
import { rotateLinkKey } from '../../src/staff/link-key.server.ts'
import { usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const staffRotateKey = (): Command =>
  staffCommand('rotate-key', 'end every link that staff have, at once').action((options: Common) =>
    withDatabase(async (_db, env) => {
      if (env.STAFF_LINK_KEY) {
        throw usageError('The key comes from STAFF_LINK_KEY.', 'Give that another value, and start the site again.')
      }
      await rotateLinkKey(env)
      show(options, { rotated: true }, () => 'Every link has ended. The next mails bring new ones.')
    }),
  )
