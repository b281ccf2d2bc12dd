import { business } from '../../content/dealer/facts/business.facts.ts'
import { showrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { isPublicSite } from '../../server/settings/public-host.server.ts'
import { isSample } from '../catalogue/sample-stock.ts'
import { eachStocked } from '../catalogue/stock-changes.server.ts'
import { type CheckOptions, ConditionProblem } from './alert-condition.ts'

/** Matches phone numbers reserved for fiction, and domains that nobody can own. */
const isInvented = (fact: unknown): boolean => typeof fact === 'string' && /555-?01\d\d$|\.example(\/|>|$)/.test(fact)

/** @throws ConditionProblem while a public site shows sample facts as if they were the dealer's */
export async function checkOwnFacts({ env, withDatabase }: CheckOptions): Promise<string> {
  const { SITE_URL, SMTP_URL, MAIL_FROM = business.email } = env
  if (!isPublicSite(SITE_URL)) return 'not public yet'
  const carts = await withDatabase(async (db) => {
    let samples = 0
    for await (const { vehicle } of eachStocked(db)) if (isSample(vehicle)) samples++
    return samples
  })
  const facts = Object.entries(business).flatMap(([name, fact]) => (isInvented(fact) ? [name] : []))
  const places = showrooms.filter((showroom) => Object.values(showroom).some(isInvented)).map(({ name }) => name)
  const problems = [
    ...(carts > 0 ? [`${carts} of the carts on offer are of the sample stock`] : []),
    ...(SMTP_URL && isInvented(MAIL_FROM) ? [`mail is sent from ${MAIL_FROM}`] : []),
    ...(facts.length > 0 ? [`invented in dealer.yaml: ${facts.join(', ')}`] : []),
    ...(places.length > 0 ? [`invented in showrooms.yaml: ${places.join(', ')}`] : []),
  ]
  if (problems.length === 0) return 'no sample is public'
  throw new ConditionProblem(
    `${SITE_URL} shows what is invented: ${problems.join('; ')}`,
    'Import your own stock (`larkway inventory import FILE`), set MAIL_FROM, write your facts into these files and build.',
  )
}
