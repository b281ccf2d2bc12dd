import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { physicalShowrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { readColumnMap, UnusableMap } from '../../src/domain/catalogue/import/column-map.server.ts'
import { formatNames } from '../../src/domain/catalogue/import/feed-formats.ts'
import type { FormatName } from '../../src/domain/catalogue/import/feed-layout.ts'
import {
  changesInWords,
  countsInWords,
  problemsInWords,
  readAsInWords,
  warningsInWords,
} from '../../src/domain/catalogue/import/import-report.ts'
import { type ImportResult, importStock, StockChanged } from '../../src/domain/catalogue/import/import-stock.server.ts'
import type { ReadAs } from '../../src/domain/catalogue/import/read-import.server.ts'
import { type Comparison, changesNothing } from '../../src/domain/catalogue/import/stock-difference.ts'
import { readSource, showroomSource, type VehicleSource } from '../../src/domain/catalogue/vehicle-source.ts'
import { Failure, notFound, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, confirm, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { ProgressBars } from '../command/terminal-progress-bars.ts'

type Options = Common & {
  format?: FormatName
  map?: string
  ignoreUnknown?: true
  allowRemovals?: true
  dryRun?: true
  keepMissing?: true
  source?: VehicleSource
  yes?: true
}

export const inventoryImport = (): Command =>
  staffCommand('import', 'make the catalog match a CSV, TSV, XML or JSON file, all or nothing')
    .argument('<file>', '.csv, .tsv, .txt, .xml or .json file; picture files are looked up in its folder')
    .addOption(
      new Option('--format <format>', 'the layout of the columns; detected from the header by default').choices(
        formatNames,
      ),
    )
    .addOption(
      new Option('--map <file>', 'YAML or JSON file that maps each field to a column, for any other system').conflicts(
        'format',
      ),
    )
    .option(
      '--ignore-unknown',
      "skip and list unknown columns even in Larkway's own format, and accept files without a known price column",
    )
    .option(
      '--allow-removals',
      'go ahead even if all of the stock, or more than INVENTORY_MAX_REMOVALS, would be removed',
    )
    .option('--dry-run', 'only show what would change')
    .option('--keep-missing', 'keep vehicles that are not in the file')
    .option(
      '--source <name>',
      'import in the name of this source: feed, inbox, inbox/SHOWROOM or command line, which is the default',
      sourceNamed,
    )
    .option('--yes', 'skip the confirmation prompt')
    .addHelpText(
      'after',
      `${example('inventory export --out stock.csv', 'inventory import stock.csv --dry-run', 'inventory import prices.csv --keep-missing', 'inventory import vehicles.tsv --format meta', 'inventory import stock.csv --map columns.yaml')}

Fields without a column in the file stay unchanged, so a file with id and price changes only the
prices of its vehicles. An import removes only what came from the same source: vehicles from the
feed or the inbox stay. Prices may be written as $12,995, and yes and no in any common way. Lists
(images, features, aliases) are separated by | or line breaks. Any other specification goes into a
column spec:NAME. An empty inStock or isNew cell leaves the field unchanged.

Files from other systems: meta (automotive inventory feed), homenet (its usual columns, however
spelled), google (product files, XML or TSV). In these, empty cells leave fields unchanged, except
the price. A map has one line per field, such as "price: Our Price": see docs/operations/stock.md.

Images are file names relative to the file, addresses of pictures on the site, or URLs. A URL is
fetched once and its picture stored; to change the picture, use a different URL. A picture that
cannot be fetched is left out. URLs on private networks are not fetched, and a dry run fetches none.`,
    )
    .action(async (file: string, options: Options) => {
      await stat(file).catch(() => {
        throw notFound(`There is no file ${file}.`, 'Check the name, or use the full path.')
      })
      const { format, ignoreUnknown } = options
      const map = options.map === undefined ? undefined : await readColumnMap(options.map).catch(explainMap)
      const bars = new ProgressBars(options)
      await withDatabase(async (db, env) => {
        const result = await importStock(db, file, {
          keepMissing: options.keepMissing === true,
          source: options.source ?? 'command line',
          dryRun: options.dryRun === true,
          allowRemovals: options.allowRemovals === true,
          reading: { format, map, ignoreUnknown },
          pictures: { base: dirname(resolve(file)), siteUrl: env.SITE_URL },
          env,
          now: new Date(),
          progress: (step, count, of) => bars.draw(step, count, of),
          decide: async (comparison, read) => {
            bars.end()
            if (!options.json) process.stdout.write(planInWords(read, comparison))
            if (options.dryRun || changesNothing(comparison)) return false
            await confirm('After the import, the site shows this within two seconds.', options)
            return true
          },
        })
          .catch(explainChanged)
          .finally(() => bars.end())
        end(result, options)
      })
    })

const planInWords = (read: ReadAs, comparison: Comparison): string =>
  `${[readAsInWords(read), changesInWords(comparison), countsInWords(comparison)].filter(Boolean).join('\n')}\n`

function end(result: ImportResult, options: Options): void {
  if (result.kind === 'refused') {
    const { problems, problemCount } = result
    throw new Failure(
      problemsInWords(problems, problemCount),
      `Nothing was changed. Correct ${problemCount === 1 ? 'this problem' : `these ${problemCount} problems`} in the file and import it again.`,
      undefined,
      { problems, problemCount },
    )
  }
  const { comparison, kind, read } = result
  if (kind === 'stopped') {
    if (!options.json) process.stdout.write(planInWords(read, comparison))
    throw new Failure(
      result.reason,
      'Nothing was changed. Check that the file is complete, or add --allow-removals if this is intended.',
      undefined,
      { ...comparison, read, applied: false },
    )
  }
  const { leftOut } = result
  show(options, { ...comparison, applied: kind === 'applied', read }, () => {
    if (kind === 'applied') return [...warningsInWords(leftOut, leftOut.length), 'Done.'].join('\n')
    return changesNothing(comparison) ? 'There is nothing to change.' : 'Nothing was changed: this was a dry run.'
  })
}

function sourceNamed(name: string): VehicleSource {
  const source = readSource(name)
  if (!source) {
    const folders = physicalShowrooms.map(({ id }) => showroomSource(id))
    throw usageError(`Unknown source: ${name}.`, `Use ${['feed', 'inbox', ...folders].join(', ')} or 'command line'.`)
  }
  return source
}

function explainMap(error: unknown): never {
  if (!(error instanceof UnusableMap)) throw error
  throw usageError(error.message, 'Correct the map and try again.')
}

function explainChanged(error: unknown): never {
  if (!(error instanceof StockChanged)) throw error
  throw new Failure(
    'Somebody else changed the stock in the meantime, so the import was not applied.',
    'Run the import again to see what it changes now.',
  )
}
