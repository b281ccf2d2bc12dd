import { listed } from '../../format/listed.ts'
import { makers } from './makers.ts'

const withPage = makers.filter(({ page }) => page)

/** Names of those with a page of their own, or of all where none has one. */
export const mainMakers = listed((withPage.length > 0 ? withPage : makers).map(({ name }) => name))

export const hasOtherMakers = withPage.length > 0 && withPage.length < makers.length
