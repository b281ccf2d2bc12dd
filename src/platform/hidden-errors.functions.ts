import { createSerializationAdapter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { log } from './log.server.ts'

const report = createIsomorphicFn()
  .server((error: Error) => log.error({ err: error }, 'a page could not be rendered'))
  .client((_error: Error) => undefined)

/** Logs what went wrong with a page, and sends the browser no more than that something did. */
export const hiddenErrors = createSerializationAdapter({
  key: 'hidden-error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error) => {
    report(error)
    return ''
  },
  fromSerializable: () => new Error('The page could not be rendered.'),
})
