import { createIsomorphicFn } from '@tanstack/react-start'
import { shownNoticeMarkup } from './site-notice.ts'

/** The notice in the server's HTML, which browsers leave unchanged. */
export const servedNotice = createIsomorphicFn()
  .server((): string => shownNoticeMarkup())
  .client((): string => '')
