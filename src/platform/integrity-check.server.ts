import { existsSync } from 'node:fs'
import { type DatabaseLocation, sqliteFile } from './database.server.ts'
import { integrityProblem } from './sqlite-copy.server.ts'

/** The site cannot start, and its message says what to do. */
export class DamagedDatabase extends Error {}

/**
 * Checks the SQLite file before anything writes to it, and leaves it as it is.
 * @throws DamagedDatabase
 */
export function refuseDamagedDatabase(location: DatabaseLocation): void {
  const file = sqliteFile(location)
  if (location.DATABASE_URL || !existsSync(file)) return
  const problem = integrityProblem(file, 'quick_check')
  if (!problem) return
  throw new DamagedDatabase(
    `The database ${file} is damaged (${problem.split('\n', 1)[0]}). The site does not start on it, and has left it as it is.
What to do, with the site stopped:
  1. With a backup: npx larkway db restore <backup>
     That keeps the damaged file aside, says where, and puts the backup in its place.
  2. Without one, move it aside with the files beside it: cd "${location.DATA_DIR}" && mkdir damaged && mv larkway.sqlite* damaged/
     The site then starts with the sample inventory and no messages. What can still be read of the damaged file comes
     out with: sqlite3 "${location.DATA_DIR}/damaged/larkway.sqlite" .recover
  3. Start the site again.`,
  )
}
