import { styleText } from 'node:util'
import type { Command } from 'commander'
import { type Check, checkEnvironment } from '../../src/domain/monitoring/checks/check-environment.server.ts'
import { hoursChecks } from '../../src/domain/monitoring/checks/check-hours.ts'
import { proxyChecks } from '../../src/domain/monitoring/checks/check-proxy.ts'
import { env } from '../../src/server/settings/env.server.ts'
import { exitCodes } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const doctor = (): Command =>
  staffCommand('doctor', 'check everything the site depends on, and say how to fix what is wrong').action(
    async (options: Common) => {
      const checks: Check[] = [checkEnvironment()]
      if (checks.every(({ ok }) => ok)) {
        // These modules read the environment while they load.
        const { checkConditions } = await import('../../src/domain/monitoring/alert-conditions.server.ts')
        const { settingsInForce } = await import('../../src/domain/staff/people.server.ts')
        // If there is no database, the next checks report that.
        const inForce = await withDatabase((db) => settingsInForce(db, env())).catch(() => undefined)
        checks[0] = checkEnvironment(inForce)
        checks.push(...proxyChecks(env()), ...hoursChecks())
        checks.push(...(await checkConditions({ env: env(), withDatabase, wholeFile: true, now: new Date() })))
      }
      const ok = checks.every((check) => check.ok)
      show(options, { ok, checks }, () => checks.map(inWords).join('\n'))
      if (!ok) process.exitCode = exitCodes.failed
    },
  )

function inWords({ name, ok, warning, says, fix }: Check): string {
  const mark = warning ? styleText('yellow', 'warn') : ok ? styleText('green', 'ok  ') : styleText('red', 'FAIL')
  return `${mark}  ${name.padEnd(12)} ${says}${fix ? `\n      ${' '.repeat(12)} ${fix}` : ''}`
}
