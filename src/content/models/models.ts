import { denago } from './denago.ts'
import { evolution } from './evolution.ts'
import { featuredModels } from './featured.ts'

/** Inventory ids of every model that a page shows with its price. */
export const modelIds: readonly string[] = [...denago.models, ...evolution.models, ...featuredModels].map(
  ({ id }) => id,
)
