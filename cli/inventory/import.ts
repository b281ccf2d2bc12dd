import { stat } from 'node:fs/promises'
import { SingleBar } from 'cli-progress'
import type { Command } from 'commander'
import { type ImportResult, importStock, StockChanged } from '../../src/catalogue/import/import-stock.server.ts'
import type { Comparison } from '../../src/catalogue/import/stock-difference.ts'
import { Failure, notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, confirm, count, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

type Options = Common & { dryRun?: true; keepMissing?: true; yes?: true }

export const inventoryImport = (): Command =>
  staffCommand('import', 'make the catalogue match a CSV or JSON file, all or nothing')
    .argument('<file>', '.csv or .json file; picture files are looked up in its folder')
    .option('--dry-run', 'only show what would change')
    .option('--keep-missing', 'keep vehicles that are not in the file')
    .option('--yes', 'do not ask')
    .addHelpText(
      'after',
      `${example('inventory export --out stock.csv', 'inventory import stock.csv --dry-run', 'inventory import prices.csv --keep-missing')}

Fields without a column in the file stay unchanged, so a file with id and price changes only prices.
Prices may be written as $12,995, and yes and no in any common way. Lists (images, features,
aliases) are separated by | or line breaks. Any other specification goes into a column spec:NAME.

Images are file names relative to the file, addresses of pictures on the site, or URLs. A URL is
fetched once and its picture stored; to change the picture, use a different URL.`,
    )
    .action(async (file: string, options: Options) => {
      await stat(file).catch(() => {
        throw notFound(`There is no file ${file}.`, 'Check the name, or give the full path.')
      })
      const bars = new Bars(options)
      await withDatabase(async (db, env) => {
        const result = await importStock(db, file, {
          keepMissing: options.keepMissing === true,
          dataDir: env.DATA_DIR,
          now: new Date(),
          progress: (step, done, of) => bars.draw(step, done, of),
          decide: async (comparison) => {
            bars.end()
            if (!options.json) process.stdout.write(`${inWords(comparison)}\n`)
            if (options.dryRun || changesNothing(comparison)) return false
            await confirm('The site will show this within two seconds.', options)
            return true
          },
        })
          .catch(explainChanged)
          .finally(() => bars.end())
        end(result, options)
      })
    })

function end(result: ImportResult, options: Options): void {
  if (result.kind === 'refused') {
    const { problems, problemCount } = result
    const lines = problems.map(({ line, column, reason }) => `line ${line}${column ? `, ${column}` : ''}: ${reason}`)
    if (problemCount > problems.length) lines.push(`and ${problemCount - problems.length} more`)
    throw new Failure(
      lines.join('\n'),
      `Nothing was changed. Correct ${problemCount === 1 ? 'this' : `these ${problemCount}`} in the file and import it again.`,
      undefined,
      { problems, problemCount },
    )
  }
  const { comparison, kind } = result
  show(options, { ...comparison, applied: kind === 'applied' }, () => {
    if (kind === 'applied') return 'Done.'
    return changesNothing(comparison) ? 'There is nothing to change.' : 'Nothing was changed: this was a dry run.'
  })
}

const changesNothing = ({ added, changed, removed }: Comparison): boolean => added + changed + removed === 0

function inWords({ added, changed, removed, unchanged, examples }: Comparison): string {
  const lines = [
    ...examples.added.map(({ id, name }) => `+ ${id} (${name})`),
    ...more(added, examples.added.length, 'added'),
    ...examples.changed.map(({ id, changes }) => `~ ${id}${changes ? `: ${changes}` : ''}`),
    ...more(changed, examples.changed.length, 'changed'),
    ...examples.removed.map(({ id, name }) => `- ${id} (${name})`),
    ...more(removed, examples.removed.length, 'removed'),
  ]
  const counts = `${count(added, 'vehicle')} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`
  return [...lines, counts].join('\n')
}

const more = (all: number, shown: number, kind: string): string[] =>
  all > shown ? [`  and ${all - shown} more ${kind}`] : []

function explainChanged(error: unknown): never {
  if (!(error instanceof StockChanged)) throw error
  throw new Failure(
    'Somebody else changed the stock in the meantime, so nothing was written.',
    'Run the import again to see what it changes now.',
  )
}

/** Progress bars on standard error, only in a terminal. */
class Bars {
  readonly #on: boolean
  #bar: SingleBar | undefined
  #title = ''
  constructor({ json }: Common) {
    this.#on = process.stderr.isTTY && !json
  }
  draw(title: string, value: number, total: number): void {
    if (!this.#on) return
    if (this.#title !== title) {
      this.end()
      this.#title = title
      this.#bar = new SingleBar({ format: `${title} {bar} {percentage}%`, stream: process.stderr, hideCursor: true })
      this.#bar.start(total, value)
    }
    this.#bar?.update(value)
  }
  end(): void {
    this.#bar?.stop()
    this.#bar = undefined
    this.#title = ''
  }
}
