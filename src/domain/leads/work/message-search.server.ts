import { type Expression, type SqlBool, sql } from 'kysely'
import { type Db, isSqlite } from '../../../server/database/database.server.ts'
import { digits, plain } from '../lead.ts'

/** More words would only slow down the scan of all messages. */
const MOST_WORDS = 5
const FEWEST_DIGITS = 4

/** Latin letters, grouped by their base letter without accents. */
const letters = Map.groupBy(
  Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code)).filter((letter) => /\p{L}/u.test(letter)),
  plain,
)
const accented = [...letters].filter(([letter]) => /^[a-z]$/.test(letter))
const accents = accented.flatMap(([letter, all]) => all.filter((one) => one !== letter).map((one) => [one, letter]))

const names = sql<string>`first_name || ' ' || last_name || ' ' || coalesce(vehicle_name, '')`
const everything = sql<string>`${names} || ' ' || coalesce(vehicle_stock_number, '') || ' ' || email || ' ' || message`
const phoneDigits = [...'-()+. '].reduce(
  (text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
  sql<string>`phone`,
)

/**
 * Matches if every word of the search is in the names, cart, stock number, email address or message, in any case; or, for a
 * search that is a number, if its digits are in the phone number. Accents make no difference, except on SQLite in the text
 * of a message, where each row would take ten times as long.
 */
export function matching(db: Db, search: string): Expression<SqlBool> {
  if (/^[\d\s().+-]+$/.test(search) && digits(search).length >= FEWEST_DIGITS)
    return sql`(${hasText(db, search.trim().toLowerCase())} or ${hasPhone(search)})`
  const words = plain(search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return sql`(${sql.join(
    words.map((word) => hasText(db, word)),
    sql` and `,
  )})`
}

/** Identifies a customer by an email address, a phone number or both. */
export type CustomerKey = { email?: string | undefined; phone?: string | undefined }

/** With fewer digits, too many numbers would match. */
const FEWEST_OF_NUMBER = 7

/** @returns undefined if the key identifies nobody */
export function isCustomer({ email, phone = '' }: CustomerKey): Expression<SqlBool> | undefined {
  const [number = ''] = phone.split(/\s*(?:x|ext)/i, 1)
  const start = digits(number)
  const keys = [
    ...(email ? [sql`lower(email) = ${email.trim().toLowerCase()}`] : []),
    // Also matches the number with a country code or an extension.
    ...(start.length >= FEWEST_OF_NUMBER
      ? [sql`${phoneDigits} like ${`${start}%`}`, sql`${phoneDigits} like ${`1${start}%`}`]
      : []),
  ]
  return keys.length > 0 ? sql`(${sql.join(keys, sql` or `)})` : undefined
}

/** Matches a phone number with these digits, however it is written. */
const hasPhone = (phone: string): Expression<SqlBool> => sql`${phoneDigits} like ${`%${digits(phone)}%`}`

function hasText(db: Db, word: string): Expression<SqlBool> {
  if (!isSqlite(db)) {
    const from = accents.map(([one]) => one).join('')
    const to = accents.map(([, letter]) => letter).join('')
    return sql`position(${word} in lower(translate(${everything}, ${from}, ${to}))) > 0`
  }
  const pattern = `*${[...word].map(globClass).join('')}*`
  return sql`(instr(lower(${everything}), ${word}) > 0 or (${names} glob '*[^ -~]*' and ${names} glob ${pattern}))`
}

/** SQLite's `lower` knows only ASCII, so a pattern lists a letter with its accents, in both cases. */
const globClass = (letter: string): string => {
  const all = letters.get(letter) ?? []
  return all.length > 0 ? `[${all.join('')}]` : /[*?[]/.test(letter) ? `[${letter}]` : letter
}
