import type { Db } from '../../../server/database/database.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import type { Channel } from './channels.ts'

/** `plannedAt` is when the delivery began to wait. It stays the same for all attempts until staff send the message again. */
export type Attempt = { channel: Channel; env: Env; db: Db; now: Date; plannedAt: Date; signal: AbortSignal }
