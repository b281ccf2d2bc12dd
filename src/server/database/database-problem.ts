import { SetupProblem } from '../settings/setup-problem.ts'

const READ_ONLY = 8
const FULL = 13
const CORRUPT = 11
const NOT_A_DATABASE = 26

const certificateFix =
  'Add ?sslrootcert=/path/to/ca.pem to DATABASE_URL with the certificate of its authority, or ?sslmode=no-verify to encrypt without checking who responds.'

/** Advice by error code of PostgreSQL, Node or OpenSSL. `@` is replaced by the host. */
const postgresProblems: Record<string, readonly [what: string, fix: string]> = {
  ECONNREFUSED: [
    'Nothing accepts connections at @',
    'Check that PostgreSQL is running and that DATABASE_URL has its host and port.',
  ],
  ENOTFOUND: ['There is no host named @', 'Check the host in DATABASE_URL.'],
  EAI_AGAIN: ['The name of @ cannot be looked up', 'Check the host in DATABASE_URL, and the network.'],
  ETIMEDOUT: ['PostgreSQL does not respond at @', 'Check host and port in DATABASE_URL, and the firewall.'],
  EHOSTUNREACH: ['There is no route to @', 'Check the host in DATABASE_URL, and the network.'],
  ENETUNREACH: ['There is no route to @', 'Check the host in DATABASE_URL, and the network.'],
  ECONNRESET: ['The connection to @ was closed', 'Check that host and port in DATABASE_URL are those of PostgreSQL.'],
  '28P01': [
    'PostgreSQL at @ refuses the user or password',
    'Check both in DATABASE_URL, with special characters percent-encoded.',
  ],
  '28000': [
    'PostgreSQL at @ refuses the user',
    'Check the user in DATABASE_URL, and pg_hba.conf; add ?sslmode=require where it asks for encryption.',
  ],
  '25006': [
    'PostgreSQL at @ takes no writes',
    'It is a standby: DATABASE_URL has to lead to the primary, as by deploy/failover/haproxy.cfg.',
  ],
  '3D000': ['The database does not exist at @', 'Check the name in DATABASE_URL, or create it with createdb.'],
  '42501': [
    'The user may not do this in the database at @',
    'Make the user the owner of the database: alter database NAME owner to USER.',
  ],
  '53300': ['PostgreSQL at @ has no connection left', 'Raise max_connections, or run fewer processes (WORKERS).'],
  '57P01': ['PostgreSQL at @ is stopping', 'Try again when it has started.'],
  '57P03': ['PostgreSQL at @ is starting or stopping', 'Try again in a few seconds.'],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'The certificate of @ is for another host',
    'Give the host of the certificate in DATABASE_URL.',
  ],
  CERT_HAS_EXPIRED: ['The certificate of @ has expired', 'Renew it on the server.'],
  SELF_SIGNED_CERT_IN_CHAIN: ['The certificate of @ is from an unknown authority', certificateFix],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['The certificate of @ is self-signed', certificateFix],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['The certificate of @ is from an unknown authority', certificateFix],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['The certificate of @ is from an unknown authority', certificateFix],
}

const postgresMessages: readonly (readonly [RegExp, what: string, fix: string])[] = [
  [
    /query_wait_timeout|server login has been failing/,
    'pgbouncer at @ does not get through to PostgreSQL',
    'Check that PostgreSQL is running and has a primary (`patronictl list`), and the address in pgbouncer.ini.',
  ],
  [
    /does not support SSL/,
    'PostgreSQL at @ does not support SSL',
    'Leave sslmode out of DATABASE_URL, or switch on ssl in postgresql.conf.',
  ],
  [/password must be a/, 'PostgreSQL at @ requires a password', 'Give it in DATABASE_URL or as DATABASE_PASSWORD.'],
  [/timeout/i, 'PostgreSQL does not respond at @', 'Check host and port in DATABASE_URL, and the firewall.'],
  [
    /terminated unexpectedly/,
    'The connection to @ was closed',
    'Check that host and port in DATABASE_URL are those of PostgreSQL.',
  ],
]

type Location = { file: string; DATABASE_URL?: string | undefined }

/** Turns an error that a person can fix into a SetupProblem. Never quotes the password. */
export function databaseProblem(error: unknown, { file, DATABASE_URL }: Location): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if (DATABASE_URL) {
    const entry = postgresProblems[code] ?? postgresMessages.find(([words]) => words.test(error.message))?.slice(1)
    if (code === 'ENOENT') {
      return new SetupProblem(`A file that DATABASE_URL names is not there: ${error.message}.`, 'Correct its path.')
    }
    const [what, fix] = entry ?? []
    if (typeof what !== 'string' || typeof fix !== 'string') return error
    return new SetupProblem(`${what.replace('@', hostOf(DATABASE_URL))}.`, fix)
  }
  if (code !== 'ERR_SQLITE_ERROR') return error
  switch ('errcode' in error && typeof error.errcode === 'number' ? error.errcode & 255 : 0) {
    case READ_ONLY:
      return new SetupProblem(
        `${file} is read-only.`,
        'Let the user that the site runs as write to it and to its folder.',
      )
    case FULL:
      return new SetupProblem(`${file} cannot grow: the disk is full.`, 'Free up space.')
    case CORRUPT:
    case NOT_A_DATABASE:
      return new SetupProblem(`${file} is damaged: ${error.message}.`, damagedFix)
    default:
      return new SetupProblem(
        `SQLite cannot use ${file}: ${error.message}.`,
        'Check that this user may write to the file and its folder, that the disk has room, and that it is healthy.',
      )
  }
}

export const damagedFix =
  'Stop the site, put a backup in its place with `larkway restore FOLDER`, and start the site again.'

function hostOf(address: string): string {
  const { hostname, port, searchParams } = new URL(address)
  return hostname ? `${hostname}:${port || 5432}` : (searchParams.get('host') ?? 'localhost')
}
