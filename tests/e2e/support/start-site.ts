import { startSite } from '../../support/running-site.ts'

/**
 * One site for all browser tests; tests that change the stock or stop it start their own. LARKWAY_TEST_URL names one that is running
 * already, with its database in LARKWAY_TEST_DATA: see tests/container.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.LARKWAY_TEST_URL) return async () => undefined
  const site = await startSite({ LOG_LEVEL: 'warn' })
  process.env.LARKWAY_TEST_URL = site.url
  process.env.LARKWAY_TEST_DATA = site.dataDir
  return site.remove
}
