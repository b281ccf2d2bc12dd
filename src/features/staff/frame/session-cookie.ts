import { sessionDays } from '../../../domain/staff/session-terms.ts'
import { staffPath } from '../../../domain/staff/staff-paths.ts'

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:')

/** The cookie's name. Browsers accept cookies with the prefix only over HTTPS. */
const nameOf = (siteUrl: string): string => `${isSecure(siteUrl) ? '__Secure-' : ''}larkway-staff`

const written = (siteUrl: string, value: string, seconds: number): string =>
  [
    `${nameOf(siteUrl)}=${value}`,
    `Max-Age=${seconds}`,
    `Path=${staffPath}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(siteUrl) ? ['Secure'] : []),
  ].join('; ')

export const sessionCookie = (siteUrl: string, token: string): string =>
  written(siteUrl, token, sessionDays * 24 * 60 * 60)

export const endedCookie = (siteUrl: string): string => written(siteUrl, '', 0)

/** The token, or undefined. */
export function readSessionCookie(siteUrl: string, header: string | null): string | undefined {
  const begin = `${nameOf(siteUrl)}=`
  const pair = header?.split(/; */).find((part) => part.startsWith(begin))
  return pair?.slice(begin.length) || undefined
}
