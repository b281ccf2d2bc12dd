import { Command } from 'commander'
import { version } from '../src/server/system/version.server.ts'
import { apply } from './apply.ts'
import { backup } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { withExits } from './command/exits.ts'
import { dbBackup } from './db/backup.ts'
import { dbCopy } from './db/copy.ts'
import { dbInfo } from './db/info.ts'
import { dbMigrate } from './db/migrate.ts'
import { dbPictures } from './db/pictures.ts'
import { dbRestore } from './db/restore.ts'
import { dealerGroup } from './dealer/dealer-command-group.ts'
import { digest } from './digest/digest.ts'
import { doctor } from './doctor/doctor.ts'
import { hoursClose, hoursSet } from './hours/change.ts'
import { hoursList } from './hours/list.ts'
import { hoursReopen } from './hours/reopen.ts'
import { inventoryAdd } from './inventory/add.ts'
import { inventoryCheckLinks } from './inventory/check-links.ts'
import { inventoryEdit } from './inventory/edit.ts'
import { inventoryExport } from './inventory/export.ts'
import { inventoryImport } from './inventory/import.ts'
import { inventoryInbox } from './inventory/inbox.ts'
import { inventoryList } from './inventory/list.ts'
import { inventoryPull } from './inventory/pull.ts'
import { inventoryRemove } from './inventory/remove.ts'
import { inventoryShow } from './inventory/show.ts'
import { inventoryValidate } from './inventory/validate.ts'
import { leadsAcknowledge } from './leads/acknowledge.ts'
import { leadsCorrect } from './leads/correct.ts'
import { leadsDelete } from './leads/delete.ts'
import { leadsExport } from './leads/export.ts'
import { leadsList } from './leads/list.ts'
import { leadsPictures } from './leads/pictures.ts'
import { leadsRedeliver } from './leads/redeliver.ts'
import { leadsRelease } from './leads/release.ts'
import { leadsRequests } from './leads/requests.ts'
import { leadsShow } from './leads/show.ts'
import { leadsSpam } from './leads/spam.ts'
import { leadsStats } from './leads/stats.ts'
import { rentalsBlock } from './rentals/block.ts'
import { rentalsList } from './rentals/list.ts'
import { rentalsUnblock } from './rentals/unblock.ts'
import { staffEndSessions } from './staff/end-sessions.ts'
import { staffInvite } from './staff/invite.ts'
import { staffList } from './staff/list.ts'
import { staffRemove } from './staff/remove.ts'
import { staffSessions } from './staff/sessions.ts'
import { staffSignIn } from './staff/sign-in.ts'
import { waitlistDelete } from './waitlist/delete.ts'
import { waitlistList } from './waitlist/list.ts'
import { waitlistStats } from './waitlist/stats.ts'

const group = (name: string, description: string, commands: readonly Command[]): Command => {
  const parent = new Command(name).description(description)
  for (const command of commands) parent.addCommand(command)
  return parent
}

/** @param json whether errors are printed as JSON, by run-command.ts instead of by commander */
export function program(json: boolean): Command {
  const larkway = new Command('larkway')
    .description(
      "Staff commands for messages, vehicles, rental days, opening hours, the database and the dealer's folder. Nearly all of them work while the site runs.",
    )
    .version(`larkway ${version}`)
    .addHelpText(
      'after',
      '\nEvery command and group has --help, and every command --json. Start with `larkway doctor`.',
    )
    .addCommand(
      group('leads', 'messages from the contact form and their deliveries', [
        leadsList(),
        leadsShow(),
        leadsExport(),
        leadsPictures(),
        leadsRelease(),
        leadsSpam(),
        leadsRedeliver(),
        leadsAcknowledge(),
        leadsCorrect(),
        leadsDelete(),
        leadsRequests(),
        leadsStats(),
      ]),
    )
    .addCommand(
      group('waitlist', 'people who are waiting for a cart or a lower price, from the page "Tell me when"', [
        waitlistList(),
        waitlistStats(),
        waitlistDelete(),
      ]).alias('watches'),
    )
    .addCommand(
      group('inventory', 'the catalog of vehicles; the site shows changes within two seconds', [
        inventoryList(),
        inventoryShow(),
        inventoryAdd(),
        inventoryEdit(),
        inventoryRemove(),
        inventoryImport(),
        inventoryPull(),
        inventoryInbox(),
        inventoryExport(),
        inventoryValidate(),
        inventoryCheckLinks(),
      ]),
    )
    .addCommand(
      group('rentals', 'days on which rental carts are out; these commands make no bookings', [
        rentalsList(),
        rentalsBlock(),
        rentalsUnblock(),
      ]),
    )
    .addCommand(
      group('hours', 'closed days and special hours by date; the site follows changes within two seconds', [
        hoursList(),
        hoursClose(),
        hoursSet(),
        hoursReopen(),
      ]),
    )
    .addCommand(
      group('staff', 'who may answer messages and change the stock from a phone', [
        staffInvite(),
        staffList(),
        staffRemove(),
        staffSignIn(),
        staffSessions(),
        staffEndSessions(),
      ]),
    )
    .addCommand(
      group('db', 'the database behind the site', [
        dbMigrate(),
        dbBackup(),
        dbRestore(),
        dbCopy(),
        dbPictures(),
        dbInfo(),
      ]),
    )
    .addCommand(backup())
    .addCommand(restore())
    .addCommand(dealerGroup())
    .addCommand(apply())
    .addCommand(digest())
    .addCommand(doctor())
  return withExits(larkway, json)
}
