import type { Command } from 'commander'
import { removeAllPhones } from '../../src/leads/channels/push-subscriptions.server.ts'
import { rotateLinkKey } from '../../src/staff/link-key.server.ts'
import { usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const staffRotateKey = (): Command =>
  staffCommand('rotate-key', 'end all links of all staff at once').action((options: Common) =>
    withDatabase(async (db, env) => {
      if (env.STAFF_LINK_KEY) {
        throw usageError('The key comes from STAFF_LINK_KEY.', 'Set it to another value, and restart the site.')
      }
      await rotateLinkKey(env)
      // Somebody may have turned theirs on with a stolen link; each notification brings another.
      await removeAllPhones(db)
      show(
        options,
        { rotated: true },
        () => 'Every link has ended, and notifications are off on all phones. The next mails bring new links.',
      )
    }),
  )
