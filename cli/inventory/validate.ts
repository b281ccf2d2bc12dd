import type { Command } from 'commander'
import { reasonOf } from '../../src/catalogue/import/reasons.ts'
import { pictureProblem } from '../../src/catalogue/picture-files.server.ts'
import { eachVehicleRow, readRow } from '../../src/catalogue/vehicles.server.ts'
import { Failure } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, count, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

type Problem = { id: string; column: string; reason: string }

export const inventoryValidate = (): Command =>
  staffCommand('validate', 'whether every vehicle in the catalogue can be shown, with its pictures').action(
    (options: Common) =>
      withDatabase(async (db, env) => {
        const problems: Problem[] = []
        let checked = 0
        for await (const row of eachVehicleRow(db)) {
          checked += 1
          const read = readRow(row)
          if ('problem' in read) {
            for (const issue of read.problem.issues) problems.push({ id: row.id, ...reasonOf(issue) })
            continue
          }
          const { images } = read.vehicle
          if (images.length === 0) problems.push({ id: row.id, column: 'images', reason: 'has no picture' })
          for (const image of images) {
            const reason = pictureProblem(image, env.DATA_DIR)
            if (reason) problems.push({ id: row.id, column: 'images', reason })
          }
        }
        if (problems.length > 0) {
          throw new Failure(
            problems.map(({ id, column, reason }) => `${id}, ${column}: ${reason}`).join('\n'),
            'Mend these with `larkway inventory edit ID`; missing files of ours come back with `npm run build`.',
            undefined,
            { checked, problems },
          )
        }
        show(options, { checked, problems }, () => `All is well with ${count(checked, 'vehicle')}.`)
      }),
  )
