import { createSerializationAdapter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { log } from './log.server.ts'

const report = createIsomorphicFn()
  .server((error: Error) => log.error({ err: error }, 'a page could not be rendered'))
  .client((_error: Error) => undefined)

/** Logs the reason, and tells the browser only that the page failed. */
export const hiddenErrors = createSerializationAdapter({
  key: 'hidden-error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error) => {
    report(error)
    return ''
  },
  fromSerializable: () => new Error('The page could not be rendered.'),
})
