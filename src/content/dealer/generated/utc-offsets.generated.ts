import { z } from 'zod'
import { generated } from '../reading/read-generated-list.ts'

const changes = z.array(z.tuple([z.number(), z.number()]))

/** By time zone: pairs of an hour, counted from 1970, and the UTC offset from that hour on. */
export const utcOffsets = generated('utc-offsets.json', z.record(z.string(), changes))
