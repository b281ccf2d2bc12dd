import { denago } from './denago.ts'
import { evolution } from './evolution.ts'
import { featuredModels } from './featured.ts'

/** Inventory ids of all models that pages show with a price. */
export const modelIds: readonly string[] = [...denago.models, ...evolution.models, ...featuredModels].map(
  ({ id }) => id,
)
