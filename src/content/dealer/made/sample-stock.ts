import { z } from 'zod'
import { made } from '../made.ts'

/** Rows of src/domain/catalogue/sample-stock.ts, which gives them their type. */
export const sampleRows = made('sample-stock.json', z.array(z.unknown()))
