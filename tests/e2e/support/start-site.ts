import { startSite } from '../../support/running-site.ts'

/**
 * One site for all browser tests. Tests that stop the site or change its stock start their own. LARKWAY_TEST_URL is a
 * site that is already running, with its database in LARKWAY_TEST_DATA: see tests/container.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.LARKWAY_TEST_URL) return async () => undefined
  const site = await startSite({ LOG_LEVEL: 'warn' })
  process.env.LARKWAY_TEST_URL = site.url
  process.env.LARKWAY_TEST_DATA = site.dataDir
  return site.remove
}
