import type { Db } from '../../platform/database.server.ts'
import type { Env } from '../../platform/env.server.ts'
import type { Channel } from './channels.ts'

export type Attempt = { channel: Channel; env: Env; db: Db; now: Date; signal: AbortSignal }
