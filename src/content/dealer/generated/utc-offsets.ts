import { z } from 'zod'
import { generated } from '../generated.ts'

const changes = z.array(z.tuple([z.number(), z.number()]))

/** By time zone: from which hour since 1970 on its clocks are how many hours ahead of UTC. */
export const utcOffsets = generated('utc-offsets.json', z.record(z.string(), changes))
