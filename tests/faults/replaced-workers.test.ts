import { expect, test } from 'vitest'
import { freePort, runScript } from '../support/running-site.ts'

test('replacing a worker leaves no request waiting', async () => {
  const { code, output } = await runScript('tests/support/replaced-workers.ts', {}, [String(await freePort())])
  expect(code, output).toBe(0)
  const { answered, waiting }: { answered: number; waiting: number } = JSON.parse(output)
  expect(answered).toBeGreaterThan(100)
  expect(waiting).toBe(0)
})
