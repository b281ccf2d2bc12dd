import { createIsomorphicFn } from '@tanstack/react-start'
import { currentStock } from './stock.server.ts'

/** undefined in the browser, which has to ask the server. */
export const stockTotal = createIsomorphicFn()
  .server(async (): Promise<number | undefined> => (await currentStock()).vehicles.length)
  .client(async (): Promise<number | undefined> => undefined)
