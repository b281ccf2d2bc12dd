import { describe } from 'vitest'
import { type DatabaseLocation, type Db, openDatabase } from '../../src/server/database/database.server.ts'
import { emptyPostgres, type engines } from './databases.ts'
import type { Larkway } from './larkway.ts'
import { larkwaySession } from './larkway-session.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type Site, startSite } from './running-site.ts'

type Engine = keyof typeof engines

/** Repeating the tests of whole sites on PostgreSQL takes as long again, so those are tagged as long tests. */
export function onEachEngine(what: string, tests: (engine: Engine) => void): void {
  describe(`${what}, on SQLite`, () => tests('SQLite'))
  describe(`${what}, on PostgreSQL`, { tags: 'long' }, () => tests('PostgreSQL'))
}

export type SiteOnEngine = {
  site: Site
  /** On PostgreSQL, a second site on the same database if `replicated` is set. Otherwise the only site. */
  replica: Site
  sites: readonly Site[]
  location: DatabaseLocation
  db: Db
  /** Runs commands with the site's settings, all of them in one process. */
  larkway: Larkway
  remove: () => Promise<void>
}

export async function startSiteOn(
  engine: Engine,
  variables: Record<string, string> = {},
  { replicated = false } = {},
): Promise<SiteOnEngine> {
  const postgres = engine === 'PostgreSQL' ? await emptyPostgres() : undefined
  const DATABASE_URL = postgres?.url ?? ''
  const env = { ...variables, DATABASE_URL }
  const site = await startSite(env)
  const replica = postgres && replicated ? await startSite(env) : site
  const sites = [...new Set([site, replica])]
  const location = { DATA_DIR: site.dataDir, DATABASE_URL }
  const db = openDatabase(location)
  const session = larkwaySession(location, variables)
  return {
    site,
    replica,
    sites,
    location,
    db,
    larkway: session.larkway,
    remove: async () => {
      await session.close()
      await db.destroy()
      await Promise.all(sites.map((one) => one.remove()))
      await postgres?.stop()
    },
  }
}

export type SiteWithMail = SiteOnEngine & { mails: MailServer }

/** Starts a site that sends email, and on PostgreSQL a replica as well. */
export async function startSiteWithMail(engine: Engine, variables: Record<string, string> = {}): Promise<SiteWithMail> {
  const mails = await startMailServer()
  const env = { SMTP_URL: mails.url, ...variables }
  const running = await startSiteOn(engine, env, { replicated: true })
  return {
    ...running,
    mails,
    remove: async () => {
      await running.remove()
      await mails.close()
    },
  }
}
