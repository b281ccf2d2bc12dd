import { createIsomorphicFn } from '@tanstack/react-start'
import { currentStock } from './stock.server.ts'

/** How many vehicles there are; undefined in the browser, which has to ask. */
export const stockTotal = createIsomorphicFn()
  .server(async (): Promise<number | undefined> => (await currentStock()).vehicles.length)
  .client(async (): Promise<number | undefined> => undefined)
