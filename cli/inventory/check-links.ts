import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { eachVehicle } from '../../src/domain/catalogue/vehicles.server.ts'
import { Failure } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { staffCommand, wholeNumber } from '../command/staff-command.ts'

const AT_ONCE = 6

type Options = Common & { timeout: number }
type Link = { id: string; url: string }
type BrokenLink = Link & { reason: string }

export const inventoryCheckLinks = (): Command =>
  staffCommand('check-links', "check that every vehicle's external page responds")
    .option('--timeout <seconds>', 'how long a page may take', wholeNumber, 10)
    .action((options: Options) =>
      withDatabase(async (db) => {
        const links: Link[] = []
        for await (const { id, externalUrl } of eachVehicle(db)) if (externalUrl) links.push({ id, url: externalUrl })
        const broken = await findBroken(links, options.timeout * 1000)
        if (broken.length > 0) {
          throw new Failure(
            broken.map(({ id, url, reason }) => `${id}: ${url} ${reason}`).join('\n'),
            "Correct these addresses with `larkway inventory edit ID --external-url ADDRESS`, or remove one with ''.",
            undefined,
            { checked: links.length, broken },
          )
        }
        show(options, { checked: links.length, broken }, () => `Checked ${count(links.length, 'page')}; all respond.`)
      }),
    )

async function findBroken(links: readonly Link[], timeoutMs: number): Promise<BrokenLink[]> {
  const queue = [...links]
  const broken: BrokenLink[] = []
  const work = async () => {
    for (let link = queue.shift(); link; link = queue.shift()) {
      const reason = await problemOf(link.url, timeoutMs)
      if (reason) broken.push({ ...link, reason })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return broken.sort((a, b) => a.id.localeCompare(b.id))
}

async function problemOf(url: string, timeoutMs: number): Promise<string | undefined> {
  try {
    let status = await statusOf(url, 'HEAD', timeoutMs)
    // Some servers do not support HEAD.
    if (status >= 400) status = await statusOf(url, 'GET', timeoutMs)
    return status < 400 ? undefined : `responds with ${status}`
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return `does not respond within ${timeoutMs / 1000} s`
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error && 'code' in cause ? `cannot be reached (${String(cause.code)})` : 'cannot be reached'
  }
}

async function statusOf(url: string, method: string, timeoutMs: number): Promise<number> {
  const response = await fetch(url, { method, signal: AbortSignal.timeout(timeoutMs) })
  await response.body?.cancel()
  return response.status
}
