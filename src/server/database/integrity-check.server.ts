import { existsSync } from 'node:fs'
import { openDataDir } from '../settings/data-dir.server.ts'
import { SetupProblem } from '../settings/setup-problem.ts'
import { type DatabaseLocation, sqliteFile } from './database.server.ts'
import { integrityProblem } from './sqlite-copy.server.ts'

/** Leaves the file as it is. @throws SetupProblem when it is damaged, or this user may not open it */
export function refuseDamagedDatabase(location: DatabaseLocation): void {
  if (location.DATABASE_URL) return
  // This comes first, because a file that may not be opened would look damaged.
  openDataDir(location.DATA_DIR)
  const file = sqliteFile(location)
  if (!existsSync(file)) return
  const problem = integrityProblem(file, 'quick_check')
  if (!problem) return
  throw new SetupProblem(
    `The database ${file} is damaged (${problem.split('\n', 1)[0]}). The site does not start on it, and has left it as it is.`,
    `What to do, with the site stopped:
  1. With a backup: npx larkway restore <backup>
     That keeps the damaged file aside, says where, and puts the backup in its place.
  2. Without one, move it aside with the files beside it: cd "${location.DATA_DIR}" && mkdir damaged && mv larkway.sqlite* damaged/
     The site then starts with the sample inventory and no messages. Data that can still be read from the damaged file comes
     out with: sqlite3 "${location.DATA_DIR}/damaged/larkway.sqlite" .recover
  3. Start the site again.`,
  )
}
