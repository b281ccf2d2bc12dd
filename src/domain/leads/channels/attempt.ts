import type { Db } from '../../../server/database/database.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import type { Channel } from './channels.ts'

/** `plannedAt` is when the delivery began to wait: it stays over all attempts, until staff send it again. */
export type Attempt = { channel: Channel; env: Env; db: Db; now: Date; plannedAt: Date; signal: AbortSignal }
