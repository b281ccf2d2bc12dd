import { checkDealer } from '../../build/check-dealer.ts'
import { checkCutouts } from '../../src/content/dealer/checks/check-cutouts.ts'
import { exampleLines } from '../../src/content/dealer/checks/check-dealer-folder.ts'
import { undatedPolicies } from '../../src/content/dealer/checks/check-policy-dates.ts'
import { unreadLaw } from '../../src/content/dealer/checks/check-state-laws.ts'
import { dealerDir } from '../../src/content/dealer/paths/dealer-paths.ts'
import { described, type Problem } from '../../src/content/dealer/reading/read-dealer-folder.ts'
import { count } from '../../src/content/format/number.ts'
import { Failure } from '../command/failure.ts'
import { type Common, show } from '../command/output.ts'
import { writtenFigures } from './check-written-figures.ts'
import { widths } from './site-check/check-page-layout.ts'
import { checkSite, describedProblem, type SiteCheck } from './site-check/check-site.ts'
import type { TemplatePicture } from './site-check/find-template-pictures.ts'

type Options = Common & { readonly site?: true }

/** @throws Failure with everything that is wrong in the folder or, with --site, on its pages */
export async function runCheck(options: Options): Promise<void> {
  const problems = await checkDealer()
  if (problems.length > 0) {
    throw new Failure(
      `${problems.map(described).join('\n')}\n\n${dealerDir} has ${count(problems.length, 'problem')}.`,
      'Change these lines and run `larkway dealer check` again. A running site does not change until you run `larkway apply`.',
      undefined,
      { folder: dealerDir, problems },
    )
  }
  const site = options.site ? await siteWithoutProblems(dealerDir, options) : undefined
  const [promises, figures] = parted(exampleLines(), ({ file }) => file === 'promises.yaml')
  const undated = undatedPolicies()
  const law = unreadLaw()
  const contradictions = await writtenFigures()
  const ordinary = await checkCutouts()
  const template = site?.templatePictures ?? []
  const toChange = [promises, figures, undated, law, contradictions, template].reduce(
    (sum, { length }) => sum + length,
    0,
  )
  const lookedAt = sentence(dealerDir, site, toChange)
  show(
    options,
    {
      ...{
        folder: dealerDir,
        problems,
        examples: [...promises, ...figures],
        undated,
        law,
        contradictions,
        ordinaryPhotos: ordinary,
      },
      ...{ lookedAt, ...(site && { site }) },
    },
    () =>
      [
        ...under(
          'Promises that nobody has reviewed; decide whether you stand by each, and remove “# example”:',
          promises,
        ),
        ...under('These lines still hold example figures; write your own and remove “# example”:', figures),
        ...under(
          'Once you have read and dated each of these policies, add the mark of its text. The check then fails when a text changes and its date does not:',
          undated,
        ),
        ...under('State laws that nobody has reviewed:', law),
        ...under('Policies whose figures differ from those on other pages:', contradictions),
        ...under(
          'These photos have a background, so each is shown in a tile. That is fine; a cut-out (PNG or WebP with a transparent background) would need no tile:',
          ordinary,
        ),
        ...(template.length > 0
          ? ['Pages that still show the template’s pictures:', ...template.map(describedPicture)]
          : []),
        lookedAt,
      ].join('\n'),
  )
}

const under = (heading: string, lines: readonly Problem[]): readonly string[] =>
  lines.length > 0 ? [heading, ...lines.map(described)] : []

function parted<Item>(all: readonly Item[], isFirst: (item: Item) => boolean): readonly [Item[], Item[]] {
  const { first = [], second = [] } = Object.groupBy(all, (item) => (isFirst(item) ? 'first' : 'second'))
  return [first, second]
}

const describedPicture = ({ picture, pages, fix }: TemplatePicture): string =>
  `${picture} on ${pages[0]}${pages.length > 1 ? ` and ${count(pages.length - 1, 'more page')}` : ''}; ${fix}`

/** Names only what was really checked, and says how many things there are to change. */
function sentence(folder: string, site: SiteCheck | undefined, toChange: number): string {
  const files = `the files of ${folder}`
  const what = site
    ? [files, count(site.pages, 'page'), stockRead(site), layoutRead(site)].join(', ')
    : `${files}, but not its pages (add --site to check those)`
  return `Checked ${what}; found ${toChange > 0 ? `${count(toChange, 'thing')} to change, listed above` : 'nothing to change'}.`
}

const stockRead = ({ stock, carts }: SiteCheck): string =>
  'database' in stock
    ? `${count(stock.carts, 'cart')} from ${stock.database}`
    : `${count(carts, 'cart')} from the folder’s stock and none from a database (${stock.unread.replace(/\.$/, '')})`

const layoutRead = ({ laidOut }: SiteCheck): string =>
  laidOut === undefined
    ? 'but no layout, since no Chromium, Chrome or Edge could be started (set LARKWAY_CHROMIUM to the path of one)'
    : `and the layout of ${count(laidOut, 'page')} at widths of ${widths.join(', ')} pixels`

/** @throws Failure with everything that is wrong on the site's pages */
async function siteWithoutProblems(folder: string, { json }: Options): Promise<SiteCheck> {
  if (!json) process.stderr.write('Building the site and checking its pages, which takes a minute or two ...\n')
  const site = await checkSite()
  const { problems } = site
  if (problems.length === 0) return site
  const lookedAt = sentence(folder, site, problems.length)
  throw new Failure(
    `${problems.map(describedProblem).join('\n')}\n\n${lookedAt}`,
    'Change these and run `larkway dealer check --site` again.',
    undefined,
    { folder, problems: [], lookedAt, site },
  )
}
