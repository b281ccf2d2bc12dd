import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import { messageRetentionDays } from '../../content/dealer/facts/legal.facts.ts'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { mailOAuthOf, mailOAuthProblem, mailOAuthVariables } from './mail-oauth-settings.ts'
import { notifyForms, notifyTarget } from './notify-services.ts'
import { pictureBucket } from './picture-bucket-setting.ts'
import { purgeTarget } from './purge-service-settings.ts'
import { SetupProblem } from './setup-problem.ts'
import { showroomVariable } from './showroom-mail-variable.ts'

const origin = z
  .url({ protocol: /^https?$/, message: 'give an http or https origin, such as https://www.example.com' })
  .transform((url) => new URL(url).origin)
const count = (what: string) => z.coerce.number({ message: `give ${what}` }).int(`give ${what}`)
const address = z.email('give one email address')
const addresses = z
  .string()
  .transform((text) => text.split(/[,;]/).flatMap((part) => part.trim() || []))
  .pipe(z.array(z.email('give email addresses, separated by commas')).min(1, 'give at least one email address'))
/** Variables named after the dealer's showrooms, so their names aren't known to the types. */
const showroomVariables: Readonly<Record<never, never>> = Object.fromEntries(
  physicalShowrooms.map(({ id }) => [showroomVariable(id), addresses.optional()]),
)

const networks = z
  .string()
  .transform((text) => text.split(/[,;]/).flatMap((part) => part.trim() || []))
  .pipe(
    z.array(
      z.string().transform((text, context) => {
        const [, network = '', length] = /^([^/]*)(?:\/(\d+))?$/.exec(text) ?? []
        const longest = { 4: 32, 6: 128 }[isIP(network)] ?? 0
        const bits = Number(length ?? longest)
        if (longest > 0 && bits <= longest) return { network, bits }
        context.addIssue('give addresses or networks, such as 203.0.113.7 or 2001:db8::/32, separated by commas')
        return z.NEVER
      }),
    ),
  )
/** Never quotes an address, because it is a secret. */
const notifyTargets = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(
    z
      .array(
        z.string().transform((text, context) => {
          const target = notifyTarget(text)
          if (target) return target
          context.addIssue(`no known service has an address like this. Give one or more of ${notifyForms}`)
          return z.NEVER
        }),
      )
      .min(1, 'give at least one address'),
  )
const purge = z.string().transform((text, context) => {
  const target = purgeTarget(text)
  if (target) return target
  context.addIssue('give an http or https address without a user')
  return z.NEVER
})
const bucket = z.string().transform((text, context) => {
  const bucket = pictureBucket(text)
  if (bucket) return bucket
  context.addIssue('give https://SERVER/BUCKET, or https://SERVER/BUCKET/FOLDER, without a user')
  return z.NEVER
})
const signingSecret = z
  .string()
  .min(16, 'give at least 16 characters')
  .refine((secret) => !secret.startsWith('whsec_') || isLongBase64(secret.slice('whsec_'.length)), {
    message: 'after whsec_ give base64 of 24 bytes or more, as `openssl rand -base64 32` prints it',
  })

/** Checks the decoded length: Node's decoder skips anything that is not base64, so a key may be shorter than it looks. */
function isLongBase64(text: string): boolean {
  const key = Buffer.from(text, 'base64')
  return key.length >= 24 && key.toString('base64') === text
}

const schema = z
  .object({
    PORT: count('a port number from 1 to 65535').min(0).max(65535).default(3000),
    HOST: z.string().optional(),
    SITE_URL: origin.optional(),
    /** src/content/dealer/paths/build-paths.ts reads it before anything else. */
    DEALER_DIR: z.string().optional(),
    DATA_DIR: z.string().default('./data'),
    PICTURES_DIR: z.string().optional(),
    PICTURES_S3_URL: bucket.optional(),
    PICTURES_S3_KEY_ID: z.string().optional(),
    PICTURES_S3_SECRET: z.string().optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, {
        message: 'give a postgres:// address, or leave it out to use SQLite',
        abort: true,
      })
      .superRefine((url, context) => {
        const message = databaseUrlProblem(url)
        if (message) context.addIssue({ code: 'custom', message })
      })
      .optional(),
    DATABASE_PASSWORD: z.string().optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'give an smtp:// or smtps:// address')
      .optional(),
    ...mailOAuthVariables,
    MAIL_FROM: z.string().optional(),
    OWNER_EMAIL: address.optional(),
    LEADS_EMAIL_TO: addresses.optional(),
    LEADS_EMAIL_TO_SERVICE: addresses.optional(),
    LEADS_EMAIL_TO_PARTS: addresses.optional(),
    LEADS_EMAIL_TO_GENERAL: addresses.optional(),
    ...showroomVariables,
    LEADS_ESCALATE_TO: addresses.optional(),
    LEADS_ESCALATE_MINUTES: count('a number of minutes').min(1).default(15),
    LEADS_TEXT_TO: addresses.optional(),
    LEADS_NOTIFY_URL: notifyTargets.optional(),
    LEADS_ADF_TO: address.optional(),
    LEADS_WEBHOOK_URL: z.url({ protocol: /^https?$/, message: 'give an http or https address' }).optional(),
    LEADS_WEBHOOK_SECRET: signingSecret.optional(),
    DIGEST_TO: addresses.optional(),
    SAMPLE_STOCK: z.enum(['yes', 'no'], 'give yes or no').optional(),
    INVENTORY_MAX_REMOVALS: z
      .string()
      .regex(/^\d{1,6}%?$/, 'give a share of the stock such as 25%, or a number of vehicles such as 5')
      .transform((text) => ({
        share: text.endsWith('%') ? parseInt(text, 10) / 100 : 0,
        count: text.endsWith('%') ? 0 : Number(text),
      }))
      .default({ share: 0.25, count: 5 }),
    INVENTORY_FEED_URL: z.url({ protocol: /^https?$/, message: 'give an http or https address' }).optional(),
    INVENTORY_FEED_FORMAT: z.string().optional(),
    INVENTORY_FEED_MINUTES: count('a number of minutes').min(1).default(60),
    STOCK_EMAIL_TO: addresses.optional(),
    ALERT_TO: addresses.optional(),
    ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/, message: 'give an http or https address' }).optional(),
    ALERT_WEBHOOK_SECRET: signingSecret.optional(),
    RETENTION_DAYS: count('a number of days').min(1).default(messageRetentionDays),
    CONTACT_LIMIT: count('a number of messages an hour').min(1).default(20),
    CONTACT_ADDRESS_LIMIT: count('a number of messages a day').min(1).default(10),
    CONTACT_PICTURES_MB: count('a number of megabytes').min(1).default(2000),
    CONFIRMATION_LIMIT: count('a number of mails an hour').min(1).default(60),
    RENDER_LIMIT: count('a number of pages a second').min(1).default(10),
    TRUST_PROXY: count('the number of proxies in front of the site').min(0).default(0),
    PROXY_ADDRESSES: networks.optional(),
    CDN_PURGE_URL: purge.optional(),
    CDN_PURGE_TOKEN: z.string().optional(),
    FIELD_SAMPLE: z.coerce
      .number({ message: 'give a share of visits from 0 to 1, such as 0.1' })
      .min(0, 'give a share of visits from 0 to 1')
      .max(1, 'give a share of visits from 0 to 1')
      .default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    METRICS_PORT: count('a port number from 1 to 65535').min(1).max(65535).optional(),
    WORKERS: count('a number of processes').min(1).optional(),
  })
  .refine((env) => env.DATABASE_URL || !env.DATABASE_PASSWORD, {
    path: ['DATABASE_PASSWORD'],
    message: 'give DATABASE_URL too, or leave both out to use SQLite',
  })
  .refine(
    (env) =>
      env.LEADS_EMAIL_TO || !Object.entries(env).some(([name, value]) => name.startsWith('LEADS_EMAIL_TO_') && value),
    { path: ['LEADS_EMAIL_TO'], message: 'give it too: all other messages go there' },
  )
  .refine((env) => !env.CDN_PURGE_URL?.service.needsToken || env.CDN_PURGE_TOKEN, {
    path: ['CDN_PURGE_TOKEN'],
    message: 'give the API token with which this service takes purges',
  })
  .superRefine((env, context) => {
    const problem = mailOAuthProblem(env)
    if (problem) context.addIssue({ code: 'custom', path: [problem.name], message: problem.message })
  })
  .refine((env) => !env.PICTURES_S3_URL || (env.PICTURES_S3_KEY_ID && env.PICTURES_S3_SECRET), {
    path: ['PICTURES_S3_KEY_ID'],
    message: 'give it and PICTURES_S3_SECRET, the access key for the bucket',
  })
  .transform(({ DATABASE_PASSWORD, ...env }) => ({
    ...env,
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    DATABASE_URL: withPassword(env.DATABASE_URL, DATABASE_PASSWORD),
    SMTP_OAUTH: mailOAuthOf(env),
  }))

const encodePassword =
  'the user or password has a character that ends it there. Write / as %2F, # as %23, ? as %3F, @ as %40, : as %3A and % as %25, or give the password as DATABASE_PASSWORD'

/** Never quotes the address, because it holds a password. */
function databaseUrlProblem(url: string): string | undefined {
  const [, authority = '', rest = ''] = /^\w+:\/\/([^/?#]*)(.*)$/s.exec(url) ?? []
  const cutOff = rest.includes('@') && !authority.includes('@')
  if (!URL.canParse(url))
    return cutOff ? encodePassword : 'this is not an address. Give postgres://user:password@host:5432/database'
  const { username, password, hash, hostname, searchParams } = new URL(url)
  if (cutOff || hash !== '' || !isDecodable(username + password)) return encodePassword
  return hostname || searchParams.has('host')
    ? undefined
    : 'give the host, as in postgres://user:password@host:5432/database'
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Encodes the password, so that it may hold any character. */
function withPassword(address: string | undefined, password: string | undefined): string | undefined {
  if (!address || !password || !URL.canParse(address)) return address
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.href
}

export type Env = z.infer<typeof schema>

export const variableNames = schema.in.keyof().options

type Variables = Record<string, string | undefined>

/** An empty variable is treated as unset. NAME_FILE is the path of a file with the value of NAME. @throws SetupProblem */
export function parseEnv(variables: Variables): Env {
  const { values, problems } = withFiles(variables)
  const result = schema.safeParse(values)
  if (result.success && problems.length === 0) return result.data
  const issues = result.error?.issues ?? []
  const lines = [...problems, ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)]
  throw new SetupProblem(
    `These environment variables are wrong:\n${lines.map((line) => `  ${line}`).join('\n')}`,
    'See docs/environment.md.',
  )
}

function withFiles(variables: Variables): { values: Variables; problems: string[] } {
  const values: Variables = {}
  const problems: string[] = []
  for (const name of variableNames) {
    const file = variables[`${name}_FILE`]
    if (variables[name]) values[name] = variables[name]
    if (!file) continue
    if (values[name]) problems.push(`${name}_FILE: give this or ${name}, and not both`)
    else {
      try {
        values[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '') || undefined
      } catch (error) {
        problems.push(`${name}_FILE: cannot read it (${error instanceof Error ? error.message : String(error)})`)
      }
    }
  }
  return { values, problems }
}

let parsed: Env | undefined
export const env = (): Env => {
  parsed ??= parseEnv(process.env)
  return parsed
}
