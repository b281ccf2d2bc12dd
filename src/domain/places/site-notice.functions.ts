import { createIsomorphicFn } from '@tanstack/react-start'
import { shownNoticeMarkup } from './site-notice.ts'

/** In the HTML that the server sends; a browser leaves it as it is. */
export const servedNotice = createIsomorphicFn()
  .server((): string => shownNoticeMarkup())
  .client((): string => '')
