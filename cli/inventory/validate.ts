import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { type PictureCheck, pictureCheck } from '../../src/domain/catalogue/photos/check-picture-files.server.ts'
import { stockPages } from '../../src/domain/catalogue/stock-changes.server.ts'
import { streetLegalProblems } from '../../src/domain/catalogue/street-legal.ts'
import type { Vehicle } from '../../src/domain/catalogue/vehicle.ts'
import { Failure } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

type VehicleProblem = { id: string; column: string; reason: string }

export const inventoryValidate = (): Command =>
  staffCommand(
    'validate',
    'check every vehicle: that the site can show it and its pictures, and that no figure contradicts a street-legal claim',
  ).action((options: Common) =>
    withDatabase(async (db, env) => {
      const problems: VehicleProblem[] = []
      const check = pictureCheck(env)
      let checked = 0
      for await (const { readable, unreadable } of stockPages(db)) {
        checked += readable.length + unreadable.length
        for (const { id, problems: misfits } of unreadable)
          for (const misfit of misfits) problems.push({ id, ...misfit })
        for (const { vehicle } of readable) {
          problems.push(...(await pictureProblems(vehicle, check)))
          problems.push(...streetLegalProblems(vehicle).map((problem) => ({ id: vehicle.id, ...problem })))
        }
      }
      if (problems.length > 0) {
        throw new Failure(
          problems.map(({ id, column, reason }) => `${id}, ${column}: ${reason}`).join('\n'),
          'Correct these vehicles with `larkway inventory edit ID` or, if that does not find the id, with an import. Missing pictures of the sample stock come back with `npm run build`.',
          undefined,
          { checked, problems },
        )
      }
      show(options, { checked, problems }, () => `Checked ${count(checked, 'vehicle')}; no problems found.`)
    }),
  )

async function pictureProblems(
  { id, images }: Pick<Vehicle, 'id' | 'images'>,
  check: PictureCheck,
): Promise<VehicleProblem[]> {
  if (images.length === 0) return [{ id, column: 'images', reason: 'has no picture' }]
  const problems: VehicleProblem[] = []
  for (const image of images) {
    const reason = await check(image)
    if (reason) problems.push({ id, column: 'images', reason })
  }
  return problems
}
