/** Terminal escapes and other control characters, and marks that reverse the reading order of a text. */
const hidden = /[^\P{Cc}\n\t\r]|[\u202A-\u202E\u2066-\u2069]/u

export const HIDDEN_REMOVED = 'had hidden control characters, which are left out'

export const hasHidden = (text: string): boolean => hidden.test(text)

/** A text of several lines without hidden characters. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]+/gu, ' ')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]+/gu, '')

export const plainLine = (text: string): string => plainText(text).replaceAll(/[\n\t]+/g, ' ')
