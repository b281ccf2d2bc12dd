import * as z from 'zod/mini'
import { ownSite } from '../../content/dealer/facts/main-site.facts.ts'
import type { Db } from '../database/database.server.ts'
import { RetryLater } from '../database/jobs/delivery-errors.ts'
import { keepPayload, recurringJob } from '../database/jobs/jobs.server.ts'
import { post } from '../database/jobs/post-to-service.server.ts'
import type { Work } from '../database/jobs/run-jobs.server.ts'
import type { Env } from '../settings/env.server.ts'
import { buildTag } from './cache-tags.server.ts'

/** Cloudflare's free plan allows five purges a minute. Changes in between are sent together. */
const EVERY_MS = 15_000

const versionsSchema = z.record(z.string(), z.string())
/** Versions of what pages are made from, by tag. `build` covers everything that changes with a build, `hours` the hours by date on every page. */
export type Versions = z.infer<typeof versionsSchema>

export const purgeQueue = { table: 'jobs', kind: 'purge', site: ownSite } as const

export type PurgeOptions = {
  db: Db
  env: Pick<Env, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>
  /** Versions that this process shows now; undefined before it has read the stock. */
  currentVersions: () => Versions | undefined
  now?: () => Date
}

/** Each process compares what it shows with what was purged last, so nothing is lost while the service or the site is down. */
export function purging({ db, env, currentVersions, now = () => new Date() }: PurgeOptions): Work[] {
  const { CDN_PURGE_URL: target, CDN_PURGE_TOKEN: token } = env
  if (!target) return []
  const { service, address } = target
  let lastSeen = ''

  return [
    {
      queue: purgeQueue,
      everyMs: EVERY_MS,
      // At every start, since somebody may have corrected the token.
      atStart: true,
      async ready() {
        const versions = currentVersions()
        if (!versions) return false
        const snapshot = JSON.stringify(versions)
        // A second later, other replicas show the change too. Otherwise an edge could fetch and keep the old page from one that doesn't.
        const isSettled = snapshot === lastSeen
        lastSeen = snapshot
        return isSettled && snapshot !== (await recurringJob(db, purgeQueue))?.payload
      },
      async run({ id, about }, signal) {
        const versions = currentVersions() ?? {}
        const tags = outdated(about === '' ? undefined : versionsSchema.parse(JSON.parse(about)), versions)
        if (tags.length > 0) {
          const { status, body } = await post(service.post({ address, token, tags, now: now() }), signal)
          if (!service.took(status, body)) throw new Error(`it answered ${status}, but not as ${service.name} does`)
        }
        await keepPayload(db, id, JSON.stringify(versions))
        return undefined
      },
      askedPause: (error) => (error instanceof RetryLater ? error.afterMs : 0),
    },
  ]
}

function outdated(before: Versions | undefined, { build = '', hours, ...sources }: Versions): string[] {
  const changed = Object.keys(sources).filter((tag) => before?.[tag] !== sources[tag])
  // Every page has the tag of its build.
  if (before?.hours !== undefined && before.hours !== hours) changed.push(buildTag(build))
  const old = before ? before.build : build
  return old !== undefined && (!before || old !== build) ? [...changed, buildTag(old)] : changed
}
