import { createSerializationAdapter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { log } from './log.server.ts'

const report = createIsomorphicFn()
  .server((error: Error) => log.error({ err: error }, 'a page could not be made'))
  .client((_error: Error) => undefined)

/** What went wrong with a page goes to the log; the page's own data says no more than that something did. */
export const hiddenErrors = createSerializationAdapter({
  key: 'hidden-error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error) => {
    report(error)
    return ''
  },
  fromSerializable: () => new Error('The page could not be made.'),
})
