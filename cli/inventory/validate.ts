import type { Command } from 'commander'
import { pictureProblem } from '../../src/catalogue/picture-files.server.ts'
import { eachStocked, unreadableVehicles } from '../../src/catalogue/stock-changes.server.ts'
import { Failure } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, count, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

type Problem = { id: string; column: string; reason: string }

export const inventoryValidate = (): Command =>
  staffCommand('validate', 'check that the site can show every vehicle and its pictures').action((options: Common) =>
    withDatabase(async (db, env) => {
      const problems: Problem[] = []
      let checked = 0
      for (const { id, problems: misfits } of await unreadableVehicles(db)) {
        checked += 1
        for (const misfit of misfits) problems.push({ id, ...misfit })
      }
      for await (const { vehicle } of eachStocked(db)) {
        checked += 1
        const { id, images } = vehicle
        if (images.length === 0) problems.push({ id, column: 'images', reason: 'has no picture' })
        for (const image of images) {
          const reason = pictureProblem(image, env.DATA_DIR)
          if (reason) problems.push({ id, column: 'images', reason })
        }
      }
      if (problems.length > 0) {
        throw new Failure(
          problems.map(({ id, column, reason }) => `${id}, ${column}: ${reason}`).join('\n'),
          'Correct these with `larkway inventory edit ID`; missing pictures of the sample stock come back with `npm run build`.',
          undefined,
          { checked, problems },
        )
      }
      show(options, { checked, problems }, () => `Checked ${count(checked, 'vehicle')}; no problems found.`)
    }),
  )
