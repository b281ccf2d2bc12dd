import { z } from 'zod'
import { generated } from '../reading/read-generated-list.ts'

/** Untyped rows: src/domain/catalogue/sample-stock.ts gives them their type. */
export const sampleRows = generated('sample-stock.json', z.array(z.unknown()))
