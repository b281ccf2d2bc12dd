/** Control characters, such as terminal escapes, and marks that reverse the reading order. */
const hidden = /[^\P{Cc}\n\t\r]|[\u202A-\u202E\u2066-\u2069]/u

export const HIDDEN_REMOVED = 'had hidden control characters, which are left out'

export const hasHidden = (text: string): boolean => hidden.test(text)

export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]+/gu, ' ')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]+/gu, '')

export const plainLine = (text: string): string => plainText(text).replaceAll(/[\n\t]+/g, ' ')
