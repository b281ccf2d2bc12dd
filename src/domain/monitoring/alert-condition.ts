import type { Db } from '../../server/database/database.server.ts'
import type { PictureFolders } from '../../server/pictures/pictures.server.ts'
import type { Env } from '../../server/settings/env.server.ts'
import type { DiskSpace } from '../../server/system/disk-space.server.ts'

/** Contains no personal data of visitors. */
export class ConditionProblem extends Error {
  readonly fix: string
  readonly since: Date | undefined
  constructor(what: string, fix: string, since?: Date) {
    super(what)
    this.fix = fix
    this.since = since
  }
}

export type CheckOptions = {
  env: Env
  /** If this throws, checkConditions reports only the check that called it as failed. */
  withDatabase: <T>(use: (db: Db) => Promise<T>) => Promise<T>
  pictures?: PictureFolders | undefined
  /** Reads a whole SQLite file to see whether it's damaged, which blocks the process until it's done. */
  wholeFile?: boolean
  now: Date
  disk?: (() => Promise<DiskSpace>) | undefined
}

export type Condition = {
  name: string
  /** The kind of incident that alerts staff; left out if doctor and the digest are enough. */
  incident?: string
  alertAfterMs?: number
  /** Resolves with a description of the state. @throws ConditionProblem */
  check: (options: CheckOptions) => Promise<string>
}
