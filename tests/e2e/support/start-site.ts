import { startSite } from '../../support/running-site.ts'

/** One site for all browser tests; tests that change the stock or stop it start their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite({ LOG_LEVEL: 'warn' })
  process.env.LARKWAY_TEST_URL = site.url
  process.env.LARKWAY_TEST_DATA = site.dataDir
  return site.remove
}
