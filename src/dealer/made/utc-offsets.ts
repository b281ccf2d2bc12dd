import { z } from 'zod'
import { made } from '../made.ts'

const changes = z.array(z.tuple([z.number(), z.number()]))

/** By time zone: from which instant on, in milliseconds since 1970, its clocks are how many minutes ahead of UTC. */
export const utcOffsets = made('utc-offsets.json', z.record(z.string(), changes))
