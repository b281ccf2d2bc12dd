import { z } from 'zod'
import { messageRetentionDays } from '../content/facts/legal.ts'

const origin = z
  .url({ protocol: /^https?$/, message: 'give an http or https origin, such as https://www.example.com' })
  .transform((url) => new URL(url).origin)
const count = (what: string) => z.coerce.number({ message: `give ${what}` }).int(`give ${what}`)
const address = z.email('give one mail address')

const schema = z
  .object({
    PORT: count('a port number').min(0).max(65535).default(3000),
    HOST: z.string().optional(),
    SITE_URL: origin.optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'give a postgres:// address, or leave it out to use SQLite')
      .optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'give an smtp:// or smtps:// address')
      .optional(),
    MAIL_FROM: z.string().optional(),
    LEADS_EMAIL_TO: address.optional(),
    LEADS_ADF_TO: address.optional(),
    LEADS_WEBHOOK_URL: z.url({ protocol: /^https?$/, message: 'give an http or https address' }).optional(),
    LEADS_WEBHOOK_SECRET: z.string().min(16, 'give at least 16 characters').optional(),
    RETENTION_DAYS: count('a number of days').min(1).default(messageRetentionDays),
    CONTACT_LIMIT: count('a number of messages an hour').min(1).default(20),
    RENDER_LIMIT: count('a number of pages a second').min(1).default(10),
    TRUST_PROXY: count('the number of proxies in front of the site').min(0).default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    WORKERS: count('a number of processes').min(1).optional(),
  })
  .transform((env) => ({ ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}` }))

export type Env = z.infer<typeof schema>

/**
 * Parses the environment. An empty variable counts as unset.
 * @throws Error that names every invalid variable and what to give instead
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(set)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These environment variables are wrong:\n${lines.join('\n')}\nSee the table in README.md.`)
}

let parsed: Env | undefined
export const env = (): Env => {
  parsed ??= parseEnv(process.env)
  return parsed
}
