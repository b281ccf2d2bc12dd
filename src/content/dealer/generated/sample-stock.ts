import { z } from 'zod'
import { generated } from '../generated.ts'

/** Rows of src/domain/catalogue/sample-stock.ts, which gives them their type. */
export const sampleRows = generated('sample-stock.json', z.array(z.unknown()))
